import type { AdminRefund } from '@oficio/contracts/admin/payments/intent'
import { refundProgressNotes } from '@oficio/contracts/payments/refund-texts'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import { Badge, type BadgeTone } from '@/components/ui/badge'

interface RefundListProps {
  refunds: readonly AdminRefund[]
  amountArs: number
}

const looks: Record<AdminRefund['status'], { text: string; tone: BadgeTone }> = {
  requested: { text: 'En camino', tone: 'sol' },
  processing: { text: 'En proceso', tone: 'sol' },
  done: { text: 'Hecha', tone: 'success' },
  refused: { text: 'Rechazada', tone: 'urgent' },
}

/** The refunds of a payment, with their status. */
export function RefundList({ refunds, amountArs }: RefundListProps) {
  return (
    <div className="space-y-3">
      <h4 className="font-semibold">Devoluciones</h4>
      <ul className="divide-y rounded-control border">
        {refunds.map((refund) => (
          <li key={refund.id} className="space-y-1 px-4 py-3">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold tabular-nums">
                {refund.amountArs === null ? restText(refunds, amountArs) : formatMoney(refund.amountArs)}
              </span>
              <Badge tone={looks[refund.status].tone}>{looks[refund.status].text}</Badge>
            </p>
            <p className="text-sm text-muted-foreground">
              {refund.reasonText}
              {refund.requestedBy && ` (${refund.requestedBy})`}, {formatMoment(refund.createdAt)}
              {refund.doneAt && `. Hecha: ${formatMoment(refund.doneAt)}`}
            </p>
            {refundProgressNotes[refund.status] && (
              <p className="text-sm">{refundProgressNotes[refund.status]}</p>
            )}
            {refund.note && <p className="text-sm break-words">{refund.note}</p>}
            {refund.lastError && <RefundError text={refund.lastError} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns the text of a refund of the rest: the whole payment, unless parts were refunded before. */
function restText(refunds: readonly AdminRefund[], amountArs: number): string {
  const hasParts = refunds.some((refund) => refund.amountArs !== null && refund.status !== 'refused')
  return hasParts ? 'Todo lo que quedaba' : `Todo: ${formatMoney(amountArs)}`
}

/** The provider's error, collapsed, because only the provider's support understands it. */
function RefundError({ text }: { text: string }) {
  return (
    <details className="text-sm text-urgent">
      <summary className="inline-flex min-h-11 items-center">
        {providerName} no la aceptó. Ver el detalle técnico
      </summary>
      <code className="block break-words whitespace-pre-wrap">{text}</code>
    </details>
  )
}
