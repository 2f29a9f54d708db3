import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { ButtonLink } from '@/components/ui/button-link'

/** Where what was paid for is seen, in the colour of the main button once it is paid. */
export function NextLink({ payment }: { payment: PaymentView }) {
  const { link } = payment.says
  if (!link) return null
  return (
    <ButtonLink href={link.path} variant={payment.state === 'done' ? 'primary' : 'outline'}>
      {link.text}
    </ButtonLink>
  )
}
