import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

/** Where what was paid for is seen, in the colour of the main button once it is paid. */
export function NextLink({ payment }: { payment: PaymentView }) {
  const { link } = payment.says
  if (!link) return null
  return (
    <Button asChild variant={payment.state === 'done' ? 'primary' : 'outline'}>
      <Link href={link.path}>{link.text}</Link>
    </Button>
  )
}
