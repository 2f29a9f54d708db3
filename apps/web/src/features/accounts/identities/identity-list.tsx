import type { IdentityView } from '@oficio/contracts/accounts/identities'
import { errors } from '@oficio/contracts/errors'
import { UnlinkIdentity } from './unlink-identity'

interface IdentityListProps {
  identities: readonly IdentityView[]
  /** The last way to log in cannot be removed, because its owner would be locked out. */
  isOnlyWayIn: boolean
}

/** Lists the Google identities that can log in to the account. */
export function IdentityList({ identities, isOnlyWayIn }: IdentityListProps) {
  return (
    <div>
      <p className="text-sm text-muted-foreground">Google</p>
      <ul className="divide-y">
        {identities.map(({ id, email }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 first:pt-0"
          >
            <span className="min-w-0 break-words">{email}</span>
            {!isOnlyWayIn && <UnlinkIdentity id={id} email={email} />}
          </li>
        ))}
      </ul>
      {isOnlyWayIn && <p className="text-sm text-muted-foreground">{errors.last_way_in.text}</p>}
    </div>
  )
}
