import type { confirmAppEndpoint, startAppEndpoint } from '@oficio/contracts/accounts/second-factor'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { serverLimits } from '@oficio/contracts/server-limits'
import { subMinutes } from 'date-fns'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { changeOwnAccess } from '../change-own-access'
import { sessionNow } from '../sessions/session-now'
import { activate, deactivate, requireSetUp } from './activate'
import { clearAttempts, countAttempt } from './count-attempt'
import { wrongCode } from './prove-factor'
import { describeSecret, findStep, newTotpSecret, openSecret, sealSecret } from './totp'

/**
 * Creates the secret of an authenticator app and returns it, this once. The previous app stays valid until the new one
 * is confirmed. Throws wrong_password, login_too_old.
 */
export async function startApp(
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof startAppEndpoint>,
): Promise<ResponseOf<typeof startAppEndpoint>> {
  const { userId, label } = await requireSetUp(ctx, actor, input)
  const secret = newTotpSecret()
  const pending = { pendingTotpSecret: sealSecret(ctx, userId, secret), pendingSince: sessionNow(ctx) }
  await ctx.db.secondFactor.upsert({
    where: { userId },
    create: { userId, ...pending, createdAt: sessionNow(ctx) },
    update: pending,
  })
  return describeSecret(secret, { site: ctx.site.name, label })
}

/**
 * Activates the app of `startApp` if its first code is correct. Returns recovery codes if it is the first factor, or
 * else null. Throws second_factor_wrong, set_up_over, rate_limited.
 */
export async function confirmApp(
  ctx: Ctx,
  actor: Actor,
  { code }: InputOf<typeof confirmAppEndpoint>,
): Promise<ResponseOf<typeof confirmAppEndpoint>> {
  await countAttempt(ctx, requireAccount(actor))
  const now = sessionNow(ctx)
  return changeOwnAccess(ctx, actor, async (ctx, owner) => {
    const { userId } = owner
    const factor = await ctx.db.secondFactor.findFirst({
      where: { userId, pendingSince: { gt: subMinutes(now, serverLimits.secondStepMinutes) } },
    })
    if (!factor?.pendingTotpSecret) throw new AppError('set_up_over')
    const step = findStep(openSecret(ctx, userId, factor.pendingTotpSecret), code.replace(/\s/g, ''), now)
    if (step === null) throw wrongCode()
    await ctx.db.secondFactor.update({
      where: { userId },
      data: {
        totpSecret: factor.pendingTotpSecret,
        pendingTotpSecret: null,
        pendingSince: null,
        lastTotpStep: step,
      },
    })
    await clearAttempts(ctx, owner)
    return { recoveryCodes: await activate(ctx, owner) }
  })
}

/** Removes the authenticator app. Idempotent. Throws second_factor_needed. */
export const removeApp = (ctx: Ctx, actor: Actor): Promise<{ success: true }> =>
  changeOwnAccess(ctx, actor, async (ctx, { userId }) => {
    const { count } = await ctx.db.secondFactor.updateMany({
      where: { userId, totpSecret: { not: null } },
      data: { totpSecret: null },
    })
    if (count > 0) await deactivate(ctx, userId)
    return { success: true }
  })
