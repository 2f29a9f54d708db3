import { endSessions } from '@oficio/domain/accounts/sessions/end-sessions'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import logins from './logins.json' with { type: 'json' }

/**
 * Gives the accounts of the demo that still have their published password those of `passwords`, by user name, and ends their
 * sessions: for a demo that the network reaches. A password that somebody chose stays. Returns how many it changed.
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
