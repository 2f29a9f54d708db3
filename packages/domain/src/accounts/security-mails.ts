import { paths } from '@oficio/contracts/paths'
import { serverLimits } from '@oficio/contracts/server-limits'
import { z } from 'zod'
import type { Ctx } from '../kernel/ctx'
import { builtBy, defineMail } from '../kernel/mail/define-mail'
import { accountRefs, findOpenAccount, urlOf } from './mails'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To the owner of an account that somebody logged in to from a browser or program that it has not seen before. */
    'unknown-device': {
      firstName: string | null
      at: string
      userAgent: string | null
      network: string | null
      sessionsUrl: string
      forgotUrl: string
    }
    /** To the owner of an account whose second factor was changed, by whomever. */
    'second-factor-changed': {
      firstName: string | null
      change: 'added' | 'removed' | 'reset' | 'codes'
      securityUrl: string
      forgotUrl: string
    }
    /** To the owner of an account for which wrong codes were typed, after the password or in an open session. */
    'factor-guessed': {
      firstName: string | null
      place: 'login' | 'session'
      /** After so many wrong codes none is accepted for so many minutes. */
      attempts: number
      minutes: number
      forgotUrl: string
    }
    /** To the owner of an account that was entered with a recovery code. */
    'recovery-code-used': { firstName: string | null; left: number; securityUrl: string; forgotUrl: string }
  }
}

/** To the owner of an account that somebody logged in to from a device that it has not seen before. */
export const unknownDeviceMail = defineMail({
  template: 'unknown-device',
  label: 'Entrada desde un dispositivo nuevo',
  isOwed: true,
  refs: accountRefs.extend({ sessionId: z.uuid() }),
})

/** To the owner of an account whose second factor was changed. */
export const secondFactorChangedMail = defineMail({
  template: 'second-factor-changed',
  label: 'Cambió la verificación en dos pasos',
  isOwed: true,
  refs: accountRefs.extend({ change: z.enum(['added', 'removed', 'reset', 'codes']) }),
})

/** To the owner of an account for which wrong codes were typed, after the password or in an open session. */
export const factorGuessedMail = defineMail({
  template: 'factor-guessed',
  label: 'Códigos de verificación incorrectos',
  isOwed: true,
  refs: accountRefs.extend({ place: z.enum(['login', 'session']) }),
})

/** To the owner of an account that was entered with a recovery code. */
export const recoveryCodeUsedMail = defineMail({
  template: 'recovery-code-used',
  label: 'Se usó un código de recuperación',
  isOwed: true,
  refs: accountRefs.extend({ left: z.number().int() }),
})

export const unknownDeviceBuilder = builtBy(unknownDeviceMail, async (ctx, { userId, sessionId }) => {
  const user = await findOpenAccount(ctx, { userId })
  const session = await ctx.db.session.findUnique({ where: { id: sessionId } })
  if (!user || !session) return null
  return {
    firstName: user.firstName,
    at: session.createdAt.toISOString(),
    userAgent: session.userAgent,
    network: session.ipPrefix,
    sessionsUrl: urlOf(ctx, `${paths.profile()}#sesiones`),
    forgotUrl: urlOf(ctx, paths.forgotPassword()),
  }
})

export const secondFactorChangedBuilder = builtBy(
  secondFactorChangedMail,
  async (ctx, { change, ...refs }) => {
    const user = await findOpenAccount(ctx, refs)
    return user && { firstName: user.firstName, change, ...securityUrls(ctx) }
  },
)

export const factorGuessedBuilder = builtBy(factorGuessedMail, async (ctx, { place, ...refs }) => {
  const user = await findOpenAccount(ctx, refs)
  const { factorAttempts: attempts, factorAttemptMinutes: minutes } = serverLimits
  const forgotUrl = urlOf(ctx, paths.forgotPassword())
  return user && { firstName: user.firstName, place, attempts, minutes, forgotUrl }
})

export const recoveryCodeUsedBuilder = builtBy(recoveryCodeUsedMail, async (ctx, { left, ...refs }) => {
  const user = await findOpenAccount(ctx, refs)
  return user && { firstName: user.firstName, left, ...securityUrls(ctx) }
})

const securityUrls = (ctx: Ctx) => ({
  securityUrl: urlOf(ctx, paths.security()),
  forgotUrl: urlOf(ctx, paths.forgotPassword()),
})
