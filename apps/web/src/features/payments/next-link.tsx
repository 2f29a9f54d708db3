import { paths } from '@oficio/contracts/paths'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import Link from 'next/link'
import { Button } from '@/components/ui/button'

/** Where what was paid for is seen, in the colour of the main button once it is paid. */
export function NextLink({ payment }: { payment: PaymentView }) {
  const href = placeOf(payment)
  if (!href) return null
  return (
    <Button asChild variant={payment.standing === 'done' ? 'primary' : 'outline'}>
      <Link href={href}>{payment.kind === 'verification' ? 'Ir a mi portal' : 'Ver mi solicitud'}</Link>
    </Button>
  )
}

/** The link is made for the site's public name; here it stays a path, whatever name the browser reached it by. */
function placeOf({ kind, subject }: PaymentView): string | null {
  if (kind === 'verification') return paths.portal()
  return subject.trackingUrl && new URL(subject.trackingUrl).pathname
}
