import type { AdminPayment } from '@oficio/contracts/admin/payments/intent'
import type { PaymentOwner } from '@oficio/contracts/admin/payments/list'
import { methodText } from '@oficio/contracts/kernel/payment-methods'
import { statusDetailText } from '@oficio/contracts/payments/status-detail-texts'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { formatCharged } from '@oficio/contracts/text/format-money'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Timeline } from '@/components/ui/timeline'
import { faultText, providerStatusText, sourceText, statusTone } from '../payment-texts'
import { RawAnswer } from './raw-answer'
import { RefundDialog } from './refund-dialog'
import { RefundList } from './refund-list'
import { SyncButton } from './sync-button'

interface PaymentCardProps {
  payment: AdminPayment
  owner: PaymentOwner
  payerText: string
}

/** One payment at the provider: its state, the history of its states, and what can be done. */
export function PaymentCard({ payment, owner, payerText }: PaymentCardProps) {
  const { id, providerId, status, fault, amountArs, currency, leftArs, refunds } = payment
  return (
    <Card asChild>
      <article className="space-y-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h3 className="text-xl tabular-nums">{formatCharged({ amount: amountArs, currency })}</h3>
            <p className="text-sm text-muted-foreground tabular-nums">Pago {providerId}</p>
          </div>
          <Badge tone={fault ? 'urgent' : statusTone(status)}>{providerStatusText(status)}</Badge>
        </div>
        <DescriptionList items={factsOf(payment)} />
        <div className="flex flex-wrap items-start gap-3">
          {leftArs > 0 && (
            <RefundDialog ownerId={owner.id} paymentId={id} payerText={payerText} leftArs={leftArs} />
          )}
          {owner.type === 'intent' && <SyncButton owner={owner} paymentId={id} label="Consultar este pago" />}
        </div>
        {refunds.length > 0 && <RefundList refunds={refunds} amountArs={amountArs} />}
        {payment.events.length > 0 && (
          <div className="space-y-3">
            <h4 className="font-semibold">Estados que se vieron</h4>
            <Timeline items={payment.events.map((event) => stateOf(event, currency))} />
          </div>
        )}
      </article>
    </Card>
  )
}

function factsOf(payment: AdminPayment): { term: string; value: string }[] {
  const { fault, statusDetail, refundedArs, currency, methodId, approvedAt, createdAt, syncedAt } = payment
  return [
    ...(fault ? [{ term: 'Problema', value: faultText(fault) }] : []),
    ...(statusDetail ? [{ term: 'Detalle', value: statusDetailText(statusDetail) }] : []),
    ...(refundedArs > 0
      ? [{ term: 'Devuelto', value: formatCharged({ amount: refundedArs, currency }) }]
      : []),
    ...(methodId ? [{ term: 'Medio', value: methodText(methodId) }] : []),
    { term: 'Creado', value: formatMoment(createdAt) },
    ...(approvedAt ? [{ term: 'Aprobado', value: formatMoment(approvedAt) }] : []),
    { term: 'Última consulta', value: formatMoment(syncedAt) },
  ]
}

function stateOf(event: AdminPayment['events'][number], currency: string) {
  const { id, status, statusDetail, refundedArs, source, providerUpdatedAt, seenAt, raw } = event
  const refunded = refundedArs > 0 ? `${formatCharged({ amount: refundedArs, currency })} devuelto. ` : ''
  return {
    id,
    title: statusDetail
      ? `${providerStatusText(status)}: ${statusDetailText(statusDetail)}`
      : providerStatusText(status),
    time: formatMoment(providerUpdatedAt),
    dateTime: providerUpdatedAt,
    description: (
      <>
        <p className="text-sm break-words">
          {refunded}
          Se supo {sourceText(source)}, el {formatMoment(seenAt)}.
        </p>
        <RawAnswer raw={raw} />
      </>
    ),
  }
}
