import { type Actor, identityOf } from '../../kernel/actor'

/** Returns the owner keys of the caller's drafts: first the account, then the device, for drafts saved before login. */
export function draftsOf(actor: Actor): ({ userId: string } | { deviceHash: string })[] {
  const { userId, deviceHash } = identityOf(actor)
  return [...(userId ? [{ userId }] : []), ...(deviceHash ? [{ deviceHash }] : [])]
}
