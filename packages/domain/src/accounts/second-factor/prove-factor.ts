import { AppError, errors } from '@oficio/contracts/errors'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Ctx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { subDays } from '../../kernel/time/days'
import { factorGuessedEvent, recoveryCodeUsedEvent } from '../security-events'
import { sessionNow } from '../sessions/session-now'
import { type Attempt, clearAttempts, countAttempt, type FactorHolder } from './count-attempt'
import { type PasskeyAnswer, provePasskey } from './prove-passkey'
import { countCodesLeft, spendRecoveryCode } from './recovery-codes'
import { findStep, openSecret } from './totp'

/** The code or the passkey answer that proves the second factor. */
export type FactorProof = { code: string } | { passkey: PasskeyAnswer }

/**
 * Verifies the second factor of an account (docs/product.md, 'Second factor'): a code of the app or a recovery code, each
 * accepted once, or a passkey. Throws second_factor_wrong, passkey_refused, rate_limited. Must run outside a transaction,
 * because a wrong attempt has to stay counted.
 */
export async function proveFactor(ctx: Ctx, holder: FactorHolder, proof: FactorProof): Promise<void> {
  const { userId } = holder
  if ('passkey' in proof) return provePasskey(ctx, userId, proof.passkey)
  const attempt = await countAttempt(ctx, holder)
  const digits = proof.code.replace(/\s/g, '')
  const isRight = /^\d{6}$/.test(digits)
    ? await spendTotpCode(ctx, userId, digits)
    : await spendAndReportRecoveryCode(ctx, userId, proof.code)
  if (!isRight) {
    await warnOwner(ctx, holder, attempt)
    throw wrongCode()
  }
  await clearAttempts(ctx, holder)
}

export const wrongCode = (): AppError =>
  new AppError('second_factor_wrong', { fields: { code: errors.second_factor_wrong.text } })

/** Accepts each time step once. The conditional update decides a race between two uses. */
async function spendTotpCode(ctx: Ctx, userId: string, code: string): Promise<boolean> {
  const factor = await ctx.db.secondFactor.findUnique({ where: { userId }, select: { totpSecret: true } })
  if (!factor?.totpSecret) return false
  const step = findStep(openSecret(ctx, userId, factor.totpSecret), code, sessionNow(ctx))
  if (step === null) return false
  const { count } = await ctx.db.secondFactor.updateMany({
    where: {
      userId,
      totpSecret: factor.totpSecret,
      OR: [{ lastTotpStep: null }, { lastTotpStep: { lt: step } }],
    },
    data: { lastTotpStep: step },
  })
  return count === 1
}

/**
 * Accepts an unused recovery code. Mails the owner about each use, because a thief may have found the code on paper.
 */
async function spendAndReportRecoveryCode(ctx: Ctx, userId: string, code: string): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    if (!(await spendRecoveryCode(ctx, userId, code))) return false
    await notify(ctx, recoveryCodeUsedEvent, {
      userId,
      key: ctx.ids.next(),
      data: { userId, left: await countCodesLeft(ctx, userId) },
    })
    return true
  })
}

/**
 * Mails the owner about wrong codes, from `serverLimits.factorWarningAttempts` attempts on. Codes are only asked for
 * after the password or in an open session, so wrong codes suggest an attack. Sends one mail per window of attempts and
 * at most `serverLimits.factorWarningsPerDay` a day, because an attack may last for weeks.
 */
async function warnOwner(
  ctx: Ctx,
  { userId, sessionId }: FactorHolder,
  { count, since }: Attempt,
): Promise<void> {
  if (count < serverLimits.factorWarningAttempts) return
  await ctx.transaction(async (ctx) => {
    const warnings = await ctx.db.mail.count({
      where: {
        dedupeKey: { startsWith: `factor-guessed:${userId}:` },
        createdAt: { gt: subDays(ctx.clock.now(), 1) },
      },
    })
    if (warnings >= serverLimits.factorWarningsPerDay) return
    await notify(ctx, factorGuessedEvent, {
      userId,
      key: `${userId}:${sessionId ?? 'login'}:${since.toISOString()}`,
      data: { userId, place: sessionId === null ? 'login' : 'session' },
    })
  })
}
