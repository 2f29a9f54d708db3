import { paths } from '@oficio/contracts/paths'
import { serverLimits } from '@oficio/contracts/server-limits'
import { z } from 'zod'
import type { Ctx } from '../kernel/ctx'
import { builtBy, defineEvent } from '../kernel/events/define-event'
import { accountRefs, findOpenAccount, loginUrl, urlOf } from './events'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To the owner of an account that was just linked to Google. */
    'google-linked': { profileUrl: string; forgotUrl: string }
    /** To the owner of an account that was unlinked from Google. */
    'google-unlinked': { firstName: string | null; forgotUrl: string }
    /** To the owner of an account whose password was changed, by the owner or anybody else. */
    'password-changed': { firstName: string | null; forgotUrl: string }
    /** To the owner of an account whose refresh token was used twice. */
    'session-reuse': { firstName: string | null; loginUrl: string }
    /** To the owner of an account after a login from an unknown browser or program. */
    'unknown-device': {
      firstName: string | null
      at: string
      userAgent: string | null
      network: string | null
      sessionsUrl: string
      forgotUrl: string
    }
    /** To the owner of an account whose second factor was changed, by the owner or anybody else. */
    'second-factor-changed': {
      firstName: string | null
      change: 'added' | 'removed' | 'reset' | 'codes'
      securityUrl: string
      forgotUrl: string
    }
    /** To the owner of an account after wrong codes: at the second step of a login, or in an open session. */
    'factor-guessed': {
      firstName: string | null
      place: 'login' | 'session'
      /** After this many wrong codes, every code is refused for `minutes`. */
      attempts: number
      minutes: number
      forgotUrl: string
    }
    /** To the owner of an account after a login or step-up with a recovery code. */
    'recovery-code-used': { firstName: string | null; left: number; securityUrl: string; forgotUrl: string }
  }
}

/** To the owner of an account that was just linked to Google. */
export const googleLinkedEvent = defineEvent({
  name: 'google-linked',
  group: 'account',
  mail: { label: 'Google conectado a la cuenta', isOwed: true, refs: accountRefs },
})

/** To the owner of an account that was unlinked from Google. */
export const googleUnlinkedEvent = defineEvent({
  name: 'google-unlinked',
  group: 'account',
  mail: { label: 'Google desconectado de la cuenta', isOwed: true, refs: accountRefs },
})

/** To the owner of an account whose password was changed, by the owner or anybody else. */
export const passwordChangedEvent = defineEvent({
  name: 'password-changed',
  group: 'account',
  mail: { label: 'Cambió la contraseña', isOwed: true, refs: accountRefs },
})

/** To the owner of an account whose refresh token was used twice. */
export const sessionReuseEvent = defineEvent({
  name: 'session-reuse',
  group: 'account',
  mail: { label: 'Alguien usó una sesión copiada', isOwed: true, refs: accountRefs },
})

/** To the owner of an account after a login from an unknown device. */
export const unknownDeviceEvent = defineEvent({
  name: 'unknown-device',
  group: 'account',
  mail: {
    label: 'Entrada desde un dispositivo nuevo',
    isOwed: true,
    refs: accountRefs.extend({ sessionId: z.uuid() }),
  },
})

/** To the owner of an account whose second factor was changed. */
export const secondFactorChangedEvent = defineEvent({
  name: 'second-factor-changed',
  group: 'account',
  mail: {
    label: 'Cambió la verificación en dos pasos',
    isOwed: true,
    refs: accountRefs.extend({ change: z.enum(['added', 'removed', 'reset', 'codes']) }),
  },
})

/** To the owner of an account after wrong codes: at the second step of a login, or in an open session. */
export const factorGuessedEvent = defineEvent({
  name: 'factor-guessed',
  group: 'account',
  mail: {
    label: 'Códigos de verificación incorrectos',
    isOwed: true,
    refs: accountRefs.extend({ place: z.enum(['login', 'session']) }),
  },
})

/** To the owner of an account after a login or step-up with a recovery code. */
export const recoveryCodeUsedEvent = defineEvent({
  name: 'recovery-code-used',
  group: 'account',
  mail: {
    label: 'Se usó un código de recuperación',
    isOwed: true,
    refs: accountRefs.extend({ left: z.number().int() }),
  },
})

export const googleLinkedBuilder = builtBy(googleLinkedEvent, async (ctx, refs) => {
  const user = await findOpenAccount(ctx, refs)
  return user && { profileUrl: urlOf(ctx, paths.profile()), forgotUrl: urlOf(ctx, paths.forgotPassword()) }
})

export const googleUnlinkedBuilder = builtBy(googleUnlinkedEvent, async (ctx, refs) => {
  const user = await findOpenAccount(ctx, refs)
  return user && { firstName: user.firstName, forgotUrl: urlOf(ctx, paths.forgotPassword()) }
})

export const passwordChangedBuilder = builtBy(passwordChangedEvent, async (ctx, refs) => {
  const user = await findOpenAccount(ctx, refs)
  return user && { firstName: user.firstName, forgotUrl: urlOf(ctx, paths.forgotPassword()) }
})

export const sessionReuseBuilder = builtBy(sessionReuseEvent, async (ctx, refs) => {
  const user = await findOpenAccount(ctx, refs)
  return user && { firstName: user.firstName, loginUrl: loginUrl(ctx) }
})

export const unknownDeviceBuilder = builtBy(unknownDeviceEvent, async (ctx, { userId, sessionId }) => {
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
  secondFactorChangedEvent,
  async (ctx, { change, ...refs }) => {
    const user = await findOpenAccount(ctx, refs)
    return user && { firstName: user.firstName, change, ...securityUrls(ctx) }
  },
)

export const factorGuessedBuilder = builtBy(factorGuessedEvent, async (ctx, { place, ...refs }) => {
  const user = await findOpenAccount(ctx, refs)
  const { factorAttempts: attempts, factorAttemptMinutes: minutes } = serverLimits
  const forgotUrl = urlOf(ctx, paths.forgotPassword())
  return user && { firstName: user.firstName, place, attempts, minutes, forgotUrl }
})

export const recoveryCodeUsedBuilder = builtBy(recoveryCodeUsedEvent, async (ctx, { left, ...refs }) => {
  const user = await findOpenAccount(ctx, refs)
  return user && { firstName: user.firstName, left, ...securityUrls(ctx) }
})

const securityUrls = (ctx: Ctx) => ({
  securityUrl: urlOf(ctx, paths.security()),
  forgotUrl: urlOf(ctx, paths.forgotPassword()),
})
