import type { AdminIntent } from '@oficio/contracts/admin/payments/intent'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import type { ReactNode } from 'react'
import { Section } from '@/components/layout/section'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { CellLink } from '@/components/ui/cell-link'
import { DescriptionList } from '@/components/ui/description-list'
import { statusText, statusTone } from '../payment-texts'
import { payerFacts, payerText } from './payer-facts'
import { PaymentCard } from './payment-card'
import { AuditSection, NotificationSection } from './record-sections'
import { SyncButton } from './sync-button'

interface IntentViewProps {
  intent: AdminIntent
  /** The professional that the payment is about, if any, with the decisions about their account. */
  account: ReactNode
}

/** The page of one payment intent: its facts, its payments, the received notifications and the decisions. */
export function IntentView({ intent, account }: IntentViewProps) {
  const { id, payments, payer, notifications, audit } = intent
  const owner = { type: 'intent', id } as const
  return (
    <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="min-w-0 space-y-10">
        <Section
          title="Cobro"
          actions={<Badge tone={statusTone(intent.status)}>{statusText(intent.status)}</Badge>}
        >
          <Card className="space-y-5">
            <DescriptionList items={factsOf(intent)} />
            <SyncButton owner={owner} />
          </Card>
        </Section>
        {account}
        <Section title={payments.length === 1 ? 'Pago' : `Pagos (${payments.length})`}>
          {payments.length === 0 ? (
            <Card>
              <p className="text-muted-foreground">Nadie intentó pagarlo, que sepamos.</p>
            </Card>
          ) : (
            payments.map((payment) => (
              <PaymentCard key={payment.id} payment={payment} owner={owner} payerText={payerText(payer)} />
            ))
          )}
        </Section>
      </div>
      <div className="min-w-0 space-y-10">
        <AuditSection audit={audit} />
        <NotificationSection notifications={notifications} />
      </div>
    </div>
  )
}

function factsOf(intent: AdminIntent) {
  const { id, amountArs, payer, subjectLink, createdAt, expiresAt, nextCheckAt, checks, effects } = intent
  return [
    { term: 'Importe', value: formatMoney(amountArs) },
    ...payerFacts(payer),
    ...(subjectLink
      ? [
          {
            term: subjectLink.term,
            value: <CellLink href={subjectLink.path}>{subjectLink.title}</CellLink>,
          },
        ]
      : []),
    { term: 'Creado', value: formatMoment(createdAt) },
    { term: 'Se puede pagar hasta', value: formatMoment(expiresAt) },
    {
      term: 'Próxima consulta',
      value: nextCheckAt ? `${formatMoment(nextCheckAt)} (van ${checks})` : 'Ninguna',
    },
    { term: 'Efectos', value: <Effects effects={effects} /> },
    { term: 'Términos aceptados', value: `Versión ${intent.termsVersion}` },
    { term: 'Nuestro número', value: <code className="text-sm break-all">{id}</code> },
  ]
}

function Effects({ effects }: { effects: AdminIntent['effects'] }) {
  if (effects.length === 0) return 'Ninguno'
  return (
    <ol>
      {effects.map(({ number, type, providerId, createdAt }) => (
        <li key={number}>
          {type === 'granted' ? 'Se dio' : 'Se retiró'} por el pago {providerId}, el {formatMoment(createdAt)}
        </li>
      ))}
    </ol>
  )
}
