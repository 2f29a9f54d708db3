import type { ClosingView } from '@oficio/contracts/accounts/closing'
import { type Account, type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { isLastAdmin } from '../last-admin'
import { personOf } from '../person-of'
import { closingWords } from './closing-words'
import { isRecentLogin } from './require-owner'

/**
 * Returns what closing the caller's account would do, what would prevent it, and whether the owner confirms with a
 * password.
 */
export async function getClosing(ctx: Ctx, actor: Actor): Promise<ClosingView> {
  const asking = requireAccount(actor)
  const person = await personOf(ctx, asking.userId)
  const { passwordHash } = await ctx.db.user.findUniqueOrThrow({
    where: { id: asking.userId },
    select: { passwordHash: true },
  })
  const hasPassword = passwordHash !== null
  const email = person.address ?? ''
  const { ends, keeps } = await closingWords(ctx, person)
  return {
    email,
    hasPassword,
    hindrance: await hindranceOf(ctx, asking, hasPassword),
    ends: [
      'Se cierran todas tus sesiones, en todos tus dispositivos.',
      ...ends,
      'Se borran tus avisos y tu forma de entrar. El email y el nombre de usuario quedan libres.',
      `Te mandamos una confirmación a ${email}.`,
    ],
    keeps,
  }
}

async function hindranceOf(
  ctx: Ctx,
  { userId, role, sessionId }: Account,
  hasPassword: boolean,
): Promise<ClosingView['hindrance']> {
  if (role === 'admin' && (await isLastAdmin(ctx, userId))) return 'last_admin'
  return hasPassword || (await isRecentLogin(ctx, sessionId)) ? null : 'login_too_old'
}
