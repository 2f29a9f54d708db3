import { type MailForAdmin, type MailState, mailMarkTexts } from '@oficio/contracts/admin/mails'
import { paths } from '@oficio/contracts/paths'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Link } from '@/components/ui/link'
import { factLink } from '@/components/ui/link-classes'
import { MailBadge } from './mail-badge'
import { RetryMail } from './retry-mail'

const texts: Record<MailState, string> = {
  waiting: 'Sale en cuanto le toque.',
  failing: 'No salió todavía. Se reintenta solo, cada vez más espaciado, hasta agotar los intentos.',
  sent: 'El servidor de quien lo recibe lo aceptó. No se manda de nuevo.',
  bounced:
    'El servidor de quien lo recibe lo rechazó para siempre: esa dirección no existe o no acepta emails.',
  complained: 'Llegó, y quien lo recibió lo marcó como no deseado.',
  withheld: 'No salió: los emails a esa dirección vuelven, o quien los recibe no los quiere.',
  skipped: 'Cuando le tocó salir ya no tenía nada que decir, así que no se mandó.',
}

/**
 * One mail with its state and its facts. Its text is not shown, because it is rendered at sending time and not stored.
 */
export function MailView({ mail }: { mail: MailForAdmin }) {
  const { id, state } = mail
  return (
    <Card className="space-y-4">
      <div className="space-y-2">
        <MailBadge state={state} />
        <p>{texts[state]}</p>
      </div>
      <DescriptionList items={factsOf(mail)} />
      {(state === 'waiting' || state === 'failing') && <RetryMail mailId={id} />}
    </Card>
  )
}

function factsOf(mail: MailForAdmin) {
  const { label, to, mark, attempts, maxAttempts, nextTryAt, lastError, messageId, createdAt, endedAt } = mail
  const { requestId } = mail.refs
  return [
    { term: 'Para', value: to },
    ...(mark ? [{ term: 'Esa dirección', value: mailMarkTexts[mark] }] : []),
    { term: 'Tipo', value: label },
    ...(typeof requestId === 'string'
      ? [
          {
            term: 'Solicitud',
            value: (
              <Link href={paths.adminServiceRequest(requestId)} className={`-my-2.5 ${factLink}`}>
                Ver la solicitud
              </Link>
            ),
          },
        ]
      : []),
    { term: 'Creado', value: formatMoment(createdAt) },
    ...(endedAt ? [{ term: 'Terminado', value: formatMoment(endedAt) }] : []),
    ...(attempts === null ? [] : [{ term: 'Intentos', value: `${attempts} de ${maxAttempts}` }]),
    ...(nextTryAt && attempts !== maxAttempts
      ? [{ term: 'Próximo intento', value: formatMoment(nextTryAt) }]
      : []),
    ...(lastError
      ? [
          {
            term: 'Qué pasó',
            value: <code className="text-sm break-words whitespace-pre-wrap">{lastError}</code>,
          },
        ]
      : []),
    { term: 'Message-ID', value: <span className="break-all">{messageId}</span> },
  ]
}
