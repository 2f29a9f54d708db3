import { endSessions } from '@oficio/domain/accounts/sessions/end-sessions'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import logins from './logins.json' with { type: 'json' }

/**
 * Sets new passwords (by username) for demo accounts that still have their published password, and ends their sessions.
 * For a demo that is reachable from the network. Skips accounts whose password was already changed. Returns the number
 * of changed accounts.
 */
export async function setDemoPasswords(
  ctx: Ctx,
  passwords: Readonly<Record<string, string>>,
): Promise<number> {
  let changed = 0
  for (const { username, password: published } of logins) {
    const password = passwords[username]
    const user = await ctx.db.user.findUnique({
      where: { email: `${username}@example.com` },
      select: { id: true, passwordHash: true },
    })
    if (!password || !user?.passwordHash) continue
    if (!(await ctx.passwords.verify(user.passwordHash, published))) continue
    const passwordHash = await ctx.passwords.hash(password)
    await ctx.transaction(async (ctx) => {
      await ctx.db.user.update({ where: { id: user.id }, data: { passwordHash } })
      await endSessions(ctx, { userId: user.id, reason: 'password_change' })
    })
    changed += 1
  }
  return changed
}
