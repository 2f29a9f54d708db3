import type { startStepUpEndpoint, stepUpEndpoint } from '@oficio/contracts/accounts/second-factor'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { subMinutes } from 'date-fns'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { sessionNow } from '../sessions/session-now'
import { offerFactors } from './offer-factors'
import { proveFactor } from './prove-factor'

export const startStepUp = async (ctx: Ctx, actor: Actor): Promise<ResponseOf<typeof startStepUpEndpoint>> =>
  offerFactors(ctx, requireAccount(actor).userId)

/**
 * Verifies the second factor again and records the time in this session (docs/product.md, 'Second factor'). Throws
 * second_factor_missing, second_factor_wrong, passkey_refused, rate_limited.
 */
export async function stepUp(
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof stepUpEndpoint>,
): Promise<{ success: true }> {
  const owner = requireAccount(actor)
  const { userId, sessionId } = owner
  const enrolled = await ctx.db.user.count({ where: { id: userId, secondFactorSince: { not: null } } })
  if (enrolled === 0 || sessionId === null) throw new AppError('second_factor_missing')
  await proveFactor(ctx, owner, input)
  await ctx.db.session.updateMany({
    where: { id: sessionId, userId, revokedAt: null },
    data: { steppedUpAt: sessionNow(ctx) },
  })
  return { success: true }
}

/**
 * Returns whether to refuse a call that needs the step-up: the account has a second factor, and the session gave it too
 * long ago or never.
 */
export function needsStepUp(
  ctx: Pick<Ctx, 'clock'>,
  { hasSecondFactor, steppedUpAt }: { hasSecondFactor: boolean; steppedUpAt: Date | null },
): boolean {
  if (!hasSecondFactor) return false
  return steppedUpAt === null || steppedUpAt < subMinutes(sessionNow(ctx), limits.stepUpMinutes)
}
