import { serviceRequestList } from '@oficio/contracts/admin/service-requests'
import { roleTexts, type UserForAdmin } from '@oficio/contracts/admin/users'
import { listAddress } from '@oficio/contracts/kernel/lists/define-list'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatAge, formatMoment } from '@oficio/contracts/text/format-date'
import Link from 'next/link'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { factLink } from '@/components/ui/link-classes'
import { UserBadges } from './user-badges'

/** An account with what is known of it, and from where it is open. */
export function UserView({ user, nowMs }: { user: UserForAdmin; nowMs: number }) {
  return (
    <div className="space-y-10">
      <Card className="space-y-4">
        <UserBadges user={user} />
        <DescriptionList items={factsOf(user)} />
      </Card>
      <Section title="Sesiones abiertas">
        <Sessions sessions={user.sessions} nowMs={nowMs} />
      </Section>
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
  const link = `-my-2.5 break-all ${factLink}`
  return [
    { term: 'Usuario', value: username },
    {
      term: 'Email',
      value: (
        <a href={`mailto:${email}`} className={link}>
          {email}
        </a>
      ),
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
