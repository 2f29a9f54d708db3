import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { chargedText } from './result-texts'

/** What was paid, how much, when, and the number to name when asking about it. */
export function PaymentFacts({ payment }: { payment: PaymentView }) {
  const { description, paymentId, approvedAt, createdAt } = payment
  return (
    <Card className="w-full text-left">
      <DescriptionList
        items={[
          { term: 'Concepto', value: description },
          { term: 'Importe', value: chargedText(payment) },
          { term: 'Fecha', value: formatMoment(approvedAt ?? createdAt) },
          ...(paymentId ? [{ term: 'Operación N.º', value: paymentId }] : []),
        ]}
      />
    </Card>
  )
}
