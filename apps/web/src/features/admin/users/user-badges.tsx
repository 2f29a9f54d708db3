import { mailMarkTexts } from '@oficio/contracts/admin/mails'
import type { UserRow } from '@oficio/contracts/admin/users'
import { Badge } from '@/components/ui/badge'

/** The status of an account, and whether its email address accepts mails. */
export function UserBadges({ user }: { user: UserRow }) {
  if (user.mailMark === null) return <StateBadge user={user} />
  return (
    <span className="inline-flex flex-wrap gap-2">
      <StateBadge user={user} />
      <Badge tone="urgent">{mailMarkTexts[user.mailMark]}</Badge>
    </span>
  )
}

function StateBadge({ user: { isClosed, isSuspended, isEmailProven } }: { user: UserRow }) {
  if (isClosed) return <Badge>Cuenta cerrada</Badge>
  if (isSuspended) return <Badge tone="urgent">Cuenta suspendida</Badge>
  return isEmailProven ? (
    <Badge tone="success">Email confirmado</Badge>
  ) : (
    <Badge tone="sol">Email sin confirmar</Badge>
  )
}
