import type { AdminCharge, AdminSubscription } from '@oficio/contracts/admin/payments/subscription'
import { formatDay, formatMoment } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import type { ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Timeline } from '@/components/ui/timeline'
import { statusText, statusTone, subscriptionState, subscriptionText, textFor } from '../payment-texts'
import { subscriptionEventText } from '../record-texts'
import { CancelDialog } from './cancel-dialog'
import { payerText } from './payer-facts'
import { PaymentCard } from './payment-card'
import { RawAnswer } from './raw-answer'
import { AuditSection, NotificationSection } from './record-sections'
import { subscriptionFacts } from './subscription-facts'
import { SyncButton } from './sync-button'

interface SubscriptionViewProps {
  subscription: AdminSubscription
  account: ReactNode
}

/** The page of one subscription: its facts, charges and payments, its events, the decisions and the notifications. */
export function SubscriptionView({ subscription, account }: SubscriptionViewProps) {
  const { id, isLive, payer, charges, payments, events, notifications, audit } = subscription
  const state = subscriptionState(subscription)
  const owner = { type: 'subscription', id } as const
  return (
    <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0 space-y-10">
        <Section title="Suscripción" actions={<Badge tone={state.tone}>{state.text}</Badge>}>
          <Card className="space-y-5">
            <DescriptionList items={subscriptionFacts(subscription)} />
            <div className="flex flex-wrap items-start gap-3">
              <SyncButton owner={owner} />
              {isLive && <CancelDialog subscriptionId={id} payerText={payerText(payer)} />}
            </div>
          </Card>
        </Section>
        {account}
        <Section title={`Cobros mensuales (${charges.length})`}>
          <ChargeList charges={charges} />
        </Section>
        {payments.length > 0 && (
          <Section title={`Pagos (${payments.length})`}>
            {payments.toReversed().map((payment) => (
              <PaymentCard key={payment.id} payment={payment} owner={owner} payerText={payerText(payer)} />
            ))}
          </Section>
        )}
      </div>
      <div className="min-w-0 space-y-10">
        <Section title="Qué pasó">
          <Card>
            <Timeline items={events.map(eventOf)} />
          </Card>
        </Section>
        <AuditSection audit={audit} />
        <NotificationSection notifications={notifications} />
      </div>
    </div>
  )
}

const eventOf = ({ id, type, fromStatus, toStatus, createdAt }: AdminSubscription['events'][number]) => ({
  id,
  title: subscriptionEventText(type),
  time: formatMoment(createdAt),
  dateTime: createdAt,
  ...(fromStatus && toStatus
    ? { description: `${subscriptionText(fromStatus)} → ${subscriptionText(toStatus)}` }
    : {}),
})

/** Returns the text for the state of a charge at the provider. */
const chargeText = (status: string): string =>
  textFor({ scheduled: 'Programado', processed: 'Terminado', retrying: 'Se va a reintentar' }, status)

/** The monthly charges, newest first. */
function ChargeList({ charges }: { charges: readonly AdminCharge[] }) {
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
