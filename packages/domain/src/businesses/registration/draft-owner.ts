import { type Actor, identityOf } from '../../kernel/actor'

/** Returns by what a caller's drafts are theirs: the account's, and the device's from before somebody logged in there. */
export function draftsOf(actor: Actor): ({ userId: string } | { deviceHash: string })[] {
  const { userId, deviceHash } = identityOf(actor)
  return [...(userId ? [{ userId }] : []), ...(deviceHash ? [{ deviceHash }] : [])]
}
