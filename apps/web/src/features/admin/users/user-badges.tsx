import type { UserRow } from '@oficio/contracts/admin/users'
import { Badge } from '@/components/ui/badge'

/** Where an account stands, in one word. */
export function UserBadges({ user: { isClosed, isSuspended, isEmailProven } }: { user: UserRow }) {
  if (isClosed) return <Badge>Cuenta cerrada</Badge>
  if (isSuspended) return <Badge tone="urgent">Cuenta suspendida</Badge>
  return isEmailProven ? (
    <Badge tone="success">Email confirmado</Badge>
  ) : (
    <Badge tone="sol">Email sin confirmar</Badge>
  )
}
