import { auditText } from '@oficio/contracts/admin/audit'
import type { AdminNotification, AuditEntryView } from '@oficio/contracts/admin/payments/intent'
import { limits } from '@oficio/contracts/limits'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { Timeline } from '@/components/ui/timeline'
import { topicText } from '../payment-texts'

/** The decisions about the record, by admins and by the site itself. */
export function AuditSection({ audit }: { audit: readonly AuditEntryView[] }) {
  return (
    <Section title="Registro">
      <Card>
        {audit.length === 0 ? (
          <p className="text-muted-foreground">Nadie hizo nada con esto todavía.</p>
        ) : (
          <Timeline items={audit.map(entryOf)} />
        )}
      </Card>
    </Section>
  )
}

const entryOf = ({ id, action, by, data, createdAt }: AuditEntryView) => ({
  id,
  title: auditText(action),
  time: formatMoment(createdAt),
  dateTime: createdAt,
  description: <p className="text-sm break-words">{[by ?? 'El sitio', ...detailsOf(data)].join('. ')}</p>,
})

/** Returns the details of the record beyond its title. */
function detailsOf({ note, reason, amountCentavos, changes }: AuditEntryView['data']): string[] {
  const words =
    typeof note === 'string' ? note : typeof reason === 'string' && reason.includes(' ') ? reason : null
  return [
    ...(typeof amountCentavos === 'number' ? [formatMoney(amountCentavos / 100)] : []),
    ...(words ? [words] : []),
    ...(Array.isArray(changes) ? [changesText(changes.length)] : []),
  ]
}

const changesText = (count: number): string =>
  count === 0 ? 'Nada había cambiado' : count === 1 ? 'Cambió un dato' : `Cambiaron ${count} datos`

/** The notifications of the provider about the record. */
export function NotificationSection({ notifications }: { notifications: readonly AdminNotification[] }) {
  return (
    <Section title="Notificaciones recibidas">
      {notifications.length === 0 ? (
        <Card>
          <p className="text-muted-foreground">Ninguna en los últimos {limits.keptNewsDays} días.</p>
        </Card>
      ) : (
        <Card asChild padding="none">
          <ul className="divide-y">
            {notifications.map(({ id, topic, dataId, requestId, receivedAt, handledAt }) => (
              <li key={id} className="px-5 py-3">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-semibold tabular-nums">
                    {topicText(topic)} {dataId}
                  </span>
                  <time dateTime={receivedAt} className="text-sm text-muted-foreground">
                    {formatMoment(receivedAt)}
                  </time>
                </p>
                <p className="text-sm break-all text-muted-foreground">
                  {handledAt ? `Procesada: ${formatMoment(handledAt)}` : 'Sin procesar'} · {requestId}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Section>
  )
}
