import { serviceRequestList } from '@oficio/contracts/admin/service-requests'
import { roleTexts, type UserForAdmin } from '@oficio/contracts/admin/users'
import { listAddress } from '@oficio/contracts/kernel/lists/define-list'
import { paths } from '@oficio/contracts/paths'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatAge, formatMoment } from '@oficio/contracts/text/format-date'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Link } from '@/components/ui/link'
import { factLink, textLink } from '@/components/ui/link-classes'
import { MailLink } from '@/components/ui/mail-link'
import { DecisionsSection } from '../decisions-section'
import { UserBadges } from './user-badges'
import { UserDecisions } from './user-decisions'

/** The page of an account in the panel: its status, its facts, its decisions and its open sessions. */
export function UserView({ user, nowMs }: { user: UserForAdmin; nowMs: number }) {
  return (
    <div className="space-y-10">
      <Card className="space-y-4">
        <UserBadges user={user} />
        {user.suspensionReason && <p className="wrap-anywhere">Motivo: {user.suspensionReason}</p>}
        <DescriptionList items={factsOf(user)} />
        <Decisions user={user} />
      </Card>
      <Section title="Sesiones abiertas">
        <Sessions sessions={user.sessions} nowMs={nowMs} />
      </Section>
      <DecisionsSection audit={user.audit} />
    </div>
  )
}

function Decisions({ user }: { user: UserForAdmin }) {
  if (user.isClosed) return null
  if (user.isOwn)
    return <p className="text-muted-foreground">Sobre tu propia cuenta decide otra persona del equipo.</p>
  if (!user.professional) return <UserDecisions user={user} />
  return (
    <div className="space-y-4">
      <Link href={paths.adminProfessional(user.professional.id)} className={textLink}>
        Decidir sobre su cuenta de profesional
      </Link>
      <UserDecisions user={user} />
    </div>
  )
}

function factsOf({
  id,
  email,
  username,
  role,
  phoneNational,
  requestCount,
  createdAt,
  lastSeenAt,
}: UserForAdmin) {
  const link = `-my-2.5 wrap-anywhere ${factLink}`
  return [
    { term: 'Usuario', value: username },
    {
      term: 'Email',
      value: <MailLink address={email} className={link} />,
    },
    ...(phoneNational ? [{ term: 'Teléfono', value: phoneNational }] : []),
    { term: 'Rol', value: roleTexts[role] },
    { term: 'Creada', value: formatMoment(createdAt) },
    { term: 'Última actividad', value: lastSeenAt ? formatMoment(lastSeenAt) : 'Nunca entró' },
    {
      term: 'Solicitudes',
      value:
        requestCount === 0 ? (
          'Ninguna'
        ) : (
          <Link href={listAddress(serviceRequestList, { search: id, sort: 'newest' })} className={link}>
            {countOf(requestCount, 'solicitud', 'solicitudes')}
          </Link>
        ),
    },
  ]
}

function Sessions({ sessions, nowMs }: { sessions: UserForAdmin['sessions']; nowMs: number }) {
  if (sessions.length === 0) return <p className="text-muted-foreground">No tiene ninguna.</p>
  return (
    <Card asChild padding="none">
      <ul className="divide-y">
        {sessions.map(({ id, kind, userAgent, lastSeenAt }) => (
          <li key={id} className="px-5 py-4">
            <span className="block font-semibold">{kind === 'web' ? 'Sitio web' : 'API'}</span>
            <span className="block text-sm wrap-anywhere text-muted-foreground">
              {userAgent ?? 'Sin datos del dispositivo'}
            </span>
            <span className="block text-sm text-muted-foreground">Activa {formatAge(lastSeenAt, nowMs)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
