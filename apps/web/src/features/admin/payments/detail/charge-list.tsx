import type { AdminCharge } from '@oficio/contracts/admin/payments/subscription'
import { formatDay, formatMoment } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { said, statusText, statusTone } from '../payment-texts'
import { RawAnswer } from './raw-answer'

/** The provider's words for the state of a charge. */
const chargeText = (status: string): string =>
  said({ scheduled: 'Programado', processed: 'Terminado', recycling: 'Se va a reintentar' }, status)

/** The monthly charges, newest first. */
export function ChargeList({ charges }: { charges: readonly AdminCharge[] }) {
  if (charges.length === 0) {
    return (
      <Card>
        <p className="text-muted-foreground">Todavía no hay ningún cobro.</p>
      </Card>
    )
  }
  return (
    <Card asChild padding="none">
      <ul className="divide-y">
        {charges.map((charge) => (
          <li key={charge.id} className="space-y-1 px-5 py-4">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold tabular-nums">{formatMoney(charge.amountArs)}</span>
              <Badge tone={statusTone(charge.paymentStatus ?? '')}>
                {charge.paymentStatus ? statusText(charge.paymentStatus) : chargeText(charge.status)}
              </Badge>
            </p>
            <p className="text-sm text-muted-foreground">{sentences(charge).join('. ')}.</p>
            <RawAnswer raw={charge.raw} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function sentences(charge: AdminCharge): string[] {
  const { providerId, status, debitAt, paymentProviderId, paidUntil, retryAttempt, nextRetryAt } = charge
  return [
    `Cobro ${providerId}, ${chargeText(status).toLowerCase()}, del ${formatMoment(debitAt)}`,
    ...(paymentProviderId ? [`Pago ${paymentProviderId}`] : []),
    ...(paidUntil ? [`Cubre hasta el ${formatDay(paidUntil)}`] : []),
    ...(retryAttempt > 0 ? [`Intentos: ${retryAttempt}`] : []),
    ...(nextRetryAt ? [`Se reintenta: ${formatMoment(nextRetryAt)}`] : []),
  ]
}
