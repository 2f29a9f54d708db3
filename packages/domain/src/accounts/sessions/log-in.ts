import type { AccountView } from '@oficio/contracts/accounts/account-view'
import type { Caller } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { openSession, type SessionKind } from './open-session'
import { verifyPassword } from './verify-password'

/**
 * Opens a session for a username or email and a password (docs/product.md, 'Sessions'). Returns the account, and the
 * session from which the caller makes a cookie or tokens. Throws invalid_credentials, second_factor_required.
 */
export async function logIn(
  ctx: Ctx,
  actor: Caller,
  { kind, ...credentials }: { username: string; password: string; kind: SessionKind },
): Promise<{
  user: AccountView
  session: { sessionId: string; generation: number; salt: Uint8Array }
}> {
  const { user, passwordHash } = await verifyPassword(ctx, credentials)
  const session = await openSession(ctx, actor, { userId: user.id, kind, passwordHash })
  return { user, session }
}
