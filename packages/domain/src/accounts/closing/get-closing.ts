import type { ClosingView } from '@oficio/contracts/accounts/closing'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { lockAdmins } from '../last-admin'
import { personOf } from '../person-of'
import { isRecentLogin } from './require-owner'

/** Returns what closing the caller's account would do, and with what they would show that it is theirs. */
export async function getClosing(ctx: Ctx, actor: Actor): Promise<ClosingView> {
  const { userId, role, sessionId } = requireAccount(actor)
  const [person, { passwordHash }] = await Promise.all([
    personOf(ctx, userId),
    ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { passwordHash: true } }),
  ])
  const view: ClosingView = {
    email: person.address ?? '',
    hasPassword: passwordHash !== null,
    isRecentLogin: await isRecentLogin(ctx, sessionId),
    isLastAdmin: false,
    liveRequests: 0,
    leadsInCourse: 0,
    isProfessional: false,
    hasSubscription: false,
    paidUntil: null,
  }
  if (role === 'admin') {
    const admins = await ctx.transaction((ctx) => lockAdmins(ctx))
    view.isLastAdmin = admins.every((id) => id === userId)
  }
  for (const { foretell } of ctx.registry.closing) Object.assign(view, await foretell?.(ctx, person))
  return view
}
