import {
  type Attention,
  type AttentionItem,
  patienceMinutes,
} from '@oficio/contracts/admin/payments/attention'
import { paths } from '@oficio/contracts/paths'
import { formatAge } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import { ChevronRight } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { formatMinutes } from '@/lib/formats/format-minutes'
import { faultText, topicText } from '../payment-texts'

interface AttentionListProps {
  attention: readonly Attention[]
  nowMs: number
}

/** The meaning of each kind, and what the admin should do. */
const explanations: Record<Attention['kind'], { title: string; advice: string }> = {
  paid_without_effect: {
    title: 'Pagado y sin efecto',
    advice: `Consultá de nuevo a ${providerName}. Si sigue igual, devolvelo.`,
  },
  not_accepted: {
    title: 'Aprobado, pero no aceptado',
    advice: 'No se dio nada a cambio. Fijate qué pasó y devolvelo.',
  },
  refund_refused: {
    title: `Devoluciones rechazadas por ${providerName}`,
    advice: 'La plata no volvió. Mirá el motivo y probá de nuevo.',
  },
  refund_waiting: {
    title: `Devoluciones que esperan hace más de ${formatMinutes(patienceMinutes.refund)}`,
    advice: 'Se reintentan solas. Si no avanzan, mirá las tareas con fallas.',
  },
  amount_differs: {
    title: `Suscripciones con otro importe en ${providerName}`,
    advice: `Se va a cobrar lo que dice ${providerName}. Consultalo de nuevo.`,
  },
  hold_waiting: {
    title: `Suspensiones que ${providerName} no siguió hace más de ${formatMinutes(patienceMinutes.hold)}`,
    advice: `Se le pide de nuevo solo. Si no avanza, hacelo en el panel de ${providerName}.`,
  },
  notification_unhandled: {
    title: `Notificaciones sin procesar hace más de ${formatMinutes(patienceMinutes.notification)}`,
    advice: 'Se reintentan solas. Si no avanzan, mirá las tareas con fallas.',
  },
  notification_missing: {
    title: `Pagos de los que ${providerName} no avisó`,
    advice: `Los encontramos preguntando, con demora. En ${providerName}, revisá la dirección y la clave secreta de Webhooks.`,
  },
  answer_unread: {
    title: `Datos de ${providerName} que no se entienden`,
    advice: `Lo demás se leyó igual. Buscalos en el panel de ${providerName}.`,
  },
}

/** The payment problems that an admin must look at, by kind. Renders nothing if there are none. */
export function AttentionList({ attention, nowMs }: AttentionListProps) {
  if (attention.length === 0) return null
  return (
    <Section title="Para revisar" className="mb-10">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {attention.map(({ kind, count, items }) => (
          <Card key={kind} padding="none" className="overflow-hidden">
            <div className="bg-urgent-soft px-5 py-4 text-urgent-soft-foreground">
              <h3 className="text-lg">
                {explanations[kind].title} ({count})
              </h3>
              <p className="text-sm">{explanations[kind].advice}</p>
            </div>
            <ul className="divide-y">
              {items.map((item) => (
                <li key={item.id}>
                  <AttentionLink kind={kind} item={item} nowMs={nowMs} />
                </li>
              ))}
            </ul>
            {count > items.length && (
              <p className="border-t px-5 py-3 text-sm text-muted-foreground">
                Y {count - items.length} más, después de {items.length === 1 ? 'este' : 'estos'}.
              </p>
            )}
          </Card>
        ))}
      </div>
    </Section>
  )
}

interface AttentionLinkProps {
  kind: Attention['kind']
  item: AttentionItem
  nowMs: number
}

function AttentionLink({ kind, item, nowMs }: AttentionLinkProps) {
  const { owner, providerId, amountArs, since } = item
  const href =
    owner === null
      ? paths.adminJobs()
      : owner.type === 'intent'
        ? paths.adminPayment(owner.id)
        : paths.adminSubscription(owner.id)
  const detail = detailText(kind, item)
  return (
    <Link
      href={href}
      className="flex items-center justify-between gap-4 px-5 py-3 transition-colors hover:bg-muted focus-visible:-outline-offset-2"
    >
      <span className="min-w-0">
        <span className="block font-semibold break-all tabular-nums">
          {amountArs === null ? '' : `${formatMoney(amountArs)} · `}
          {providerId}
        </span>
        <span className="block text-sm break-words text-muted-foreground">
          {detail && `${detail}, `}
          {formatAge(since, nowMs)}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
    </Link>
  )
}

function detailText(kind: Attention['kind'], { detail }: AttentionItem): string | null {
  if (detail === null) return null
  if (kind === 'not_accepted') return faultText(detail)
  if (kind === 'answer_unread') return `Campos: ${detail}`
  if (kind === 'amount_differs') return `${providerName} cobra ${formatMoney(Number(detail) / 100)}`
  if (kind === 'refund_waiting') return `${providerName} la está procesando`
  if (kind === 'hold_waiting')
    return detail === 'pause' ? 'Falta pausarla: se puede cobrar' : 'Falta reanudarla: no se cobra'
  if (kind === 'notification_unhandled') return topicText(detail)
  // The other kinds show no detail here: the provider's answer is on the page of the payment.
  return null
}
