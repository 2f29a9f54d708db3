import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { ButtonLink } from '@/components/ui/button-link'

/** Leads to what was paid for. It is the primary button once the payment is done. */
export function NextLink({ payment }: { payment: PaymentView }) {
  const { link } = payment.says
  if (!link) return null
  return (
    <ButtonLink href={link.path} variant={payment.state === 'done' ? 'primary' : 'outline'}>
      {link.text}
    </ButtonLink>
  )
}
