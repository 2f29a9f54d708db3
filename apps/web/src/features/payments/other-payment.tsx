import { paths } from '@oficio/contracts/paths'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { otherPaymentText } from './result-texts'

/** Names the payment that counts instead of the shown one, and links to it. */
export function OtherPayment({ payment }: { payment: PaymentView }) {
  const text = otherPaymentText(payment)
  if (text === null) return null
  const paymentId = payment.otherPayment?.paymentId
  return (
    <p>
      {text}
      {paymentId && (
        <>
          {' '}
          <Link href={paths.paymentStatus(paymentId)} className={inlineLink}>
            Ver ese pago
          </Link>
        </>
      )}
    </p>
  )
}
