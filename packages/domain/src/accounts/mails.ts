import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import type { AccountLink } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { Ctx } from '../kernel/ctx'
import { builtBy, defineMail } from '../kernel/mail/define-mail'
import { accountLinkToken } from './links'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To the owner of an account into which they come with Google too, since a moment ago. */
    'google-linked': { profileUrl: string; forgotUrl: string }
    /** To the owner of an account into which Google leads no more. */
    'google-unlinked': { firstName: string | null; forgotUrl: string }
    /** To the owner of an account whose password was changed, by whomever. */
    'password-changed': { firstName: string | null; forgotUrl: string }
    /** To whoever forgot their password. */
    'password-reset': { firstName: string | null; username: string | null; resetUrl: string; minutes: number }
    /** To a mailbox that is to be confirmed; says nothing that somebody chose. */
    'email-confirmation': { confirmUrl: string; isChange: boolean; hours: number }
    /** To the address that an account had before. */
    'email-changed': { firstName: string | null; loginUrl: string }
    /** To the owner of an account about which an admin decided. */
    'access-changed': {
      firstName: string | null
      decision: 'made-admin' | 'admin-taken' | 'suspended' | 'reinstated'
      reason: string
      /** To the login; for whoever cannot get in, to what they agreed to. */
      url: string
    }
    /** To the address that a closed account had: its last mail. */
    'account-closed': { keptDays: number; registerUrl: string }
    /** To the person whose refresh token was used twice. */
    'session-reuse': { firstName: string | null; loginUrl: string }
    /** To somebody who has just made an account; its names are null until the mailbox is proven, since anybody may have chosen them. */
    welcome: {
      firstName: string | null
      username: string | null
      loginUrl: string
      confirmUrl: string | null
      /** Whoever registers to work reads of work, and not of asking for it. */
      isProfessional: boolean
    }
  }
}

export const accountRefs = z.object({ userId: z.uuid() })

/** To the owner of an account into which they come with Google too. */
export const googleLinkedMail = defineMail({
  template: 'google-linked',
  label: 'Google conectado a la cuenta',
  isOwed: true,
  refs: accountRefs,
})

/** To the owner of an account into which Google leads no more. */
export const googleUnlinkedMail = defineMail({
  template: 'google-unlinked',
  label: 'Google desconectado de la cuenta',
  isOwed: true,
  refs: accountRefs,
})

/** To the owner of an account whose password was changed, by whomever. */
export const passwordChangedMail = defineMail({
  template: 'password-changed',
  label: 'Cambió la contraseña',
  isOwed: true,
  refs: accountRefs,
})

/** To whoever forgot their password. */
export const passwordResetMail = defineMail({
  template: 'password-reset',
  label: 'Enlace para elegir otra contraseña',
  isOwed: true,
  refs: z.object({ linkId: z.uuid() }),
})

/** To a mailbox that is to be confirmed. */
export const emailConfirmationMail = defineMail({
  template: 'email-confirmation',
  label: 'Enlace para confirmar el email',
  isOwed: true,
  refs: z.object({ linkId: z.uuid() }),
})

/** To the address that an account had before. */
export const emailChangedMail = defineMail({
  template: 'email-changed',
  label: 'Cambió la dirección de email',
  isOwed: true,
  refs: accountRefs,
})

/** To the owner of an account about which an admin decided. */
export const accessChangedMail = defineMail({
  template: 'access-changed',
  label: 'Decisión sobre la cuenta',
  isOwed: true,
  refs: accountRefs.extend({ decisionId: z.uuid() }),
})

/** To the address that a closed account had. */
export const accountClosedMail = defineMail({
  template: 'account-closed',
  label: 'Cuenta cerrada',
  isOwed: true,
  refs: accountRefs,
})

/** To the person whose refresh token was used twice. */
export const sessionReuseMail = defineMail({
  template: 'session-reuse',
  label: 'Alguien usó una sesión copiada',
  isOwed: true,
  refs: accountRefs,
})

/** To somebody who has just made an account. */
export const welcomeMail = defineMail({
  template: 'welcome',
  label: 'Bienvenida',
  isOwed: true,
  // Without a link where the mailbox is known to be theirs, and in mails of earlier versions.
  refs: accountRefs.extend({ linkId: z.uuid().optional() }),
})

export const googleLinkedBuilder = builtBy(googleLinkedMail, async (ctx, refs) => {
  const user = await findOpenAccount(ctx, refs)
  return user && { profileUrl: urlOf(ctx, paths.profile()), forgotUrl: urlOf(ctx, paths.forgotPassword()) }
})

export const googleUnlinkedBuilder = builtBy(googleUnlinkedMail, async (ctx, refs) => {
  const user = await findOpenAccount(ctx, refs)
  return user && { firstName: user.firstName, forgotUrl: urlOf(ctx, paths.forgotPassword()) }
})

export const passwordChangedBuilder = builtBy(passwordChangedMail, async (ctx, refs) => {
  const user = await findOpenAccount(ctx, refs)
  return user && { firstName: user.firstName, forgotUrl: urlOf(ctx, paths.forgotPassword()) }
})

export const passwordResetBuilder = builtBy(passwordResetMail, async (ctx, { linkId }, to) => {
  const link = await findLinkFor(ctx, linkId, to)
  if (!link) return null
  const user = await findOpenAccount(ctx, { userId: link.userId })
  const resetUrl = urlOf(ctx, paths.resetPassword(accountLinkToken(ctx, link)))
  return (
    user && {
      firstName: user.firstName,
      username: user.username,
      resetUrl,
      minutes: limits.passwordResetMinutes,
    }
  )
})

export const sessionReuseBuilder = builtBy(sessionReuseMail, async (ctx, refs) => {
  const user = await findOpenAccount(ctx, refs)
  return user && { firstName: user.firstName, loginUrl: loginUrl(ctx) }
})

export const welcomeBuilder = builtBy(welcomeMail, async (ctx, { linkId, ...refs }, to) => {
  const user = await findOpenAccount(ctx, refs)
  const link = linkId === undefined ? null : await findLinkFor(ctx, linkId, to)
  return user && { ...user, loginUrl: loginUrl(ctx), confirmUrl: link && confirmUrlOf(ctx, link) }
})

export const emailConfirmationBuilder = builtBy(emailConfirmationMail, async (ctx, { linkId }, to) => {
  const link = await findLinkFor(ctx, linkId, to)
  if (!link) return null
  const user = await ctx.db.user.findFirst({ where: { id: link.userId, closedAt: null } })
  return (
    user && {
      confirmUrl: confirmUrlOf(ctx, link),
      isChange: user.email.toLowerCase() !== link.email.toLowerCase(),
      hours: limits.emailConfirmationHours,
    }
  )
})

export const emailChangedBuilder = builtBy(emailChangedMail, async (ctx, refs) => {
  const user = await findOpenAccount(ctx, refs)
  return user && { firstName: user.firstName, loginUrl: loginUrl(ctx) }
})

const accessDecision = z.object({
  action: z.templateLiteral(['user-', z.enum(['made-admin', 'admin-taken', 'suspended', 'reinstated'])]),
  data: z.object({ reason: z.string() }),
})

export const accessChangedBuilder = builtBy(accessChangedMail, async (ctx, { userId, decisionId }) => {
  const user = await findOpenAccount(ctx, { userId })
  const { data: said } = accessDecision.safeParse(
    await ctx.db.auditEntry.findUnique({ where: { id: decisionId } }),
  )
  if (!user || !said) return null
  const { firstName } = user
  const decision = accessWords[said.action]
  const url = decision === 'suspended' ? urlOf(ctx, paths.terms()) : loginUrl(ctx)
  return { firstName, decision, reason: said.data.reason, url }
})

const accessWords = {
  'user-made-admin': 'made-admin',
  'user-admin-taken': 'admin-taken',
  'user-suspended': 'suspended',
  'user-reinstated': 'reinstated',
} as const

export const accountClosedBuilder = builtBy(accountClosedMail, async (ctx) => ({
  keptDays: await ctx.settings.get('anonymiseAfterDays'),
  registerUrl: urlOf(ctx, paths.register()),
}))

export const urlOf = (ctx: Ctx, path: string) => new URL(path, ctx.site.origin).href

const confirmUrlOf = (ctx: Ctx, link: AccountLink) =>
  urlOf(ctx, paths.confirmEmail(accountLinkToken(ctx, link)))

const loginUrl = (ctx: Ctx) => urlOf(ctx, paths.login())

/** Returns the link while it holds and was meant for that mailbox. */
async function findLinkFor(ctx: Ctx, id: string, to: string): Promise<AccountLink | null> {
  return ctx.db.accountLink.findFirst({
    where: { id, email: to, closedAt: null, expiresAt: { gt: ctx.clock.now() } },
  })
}

/**
 * Returns the names that somebody chose only where the mailbox is known to be theirs: else they may be an advert. Null
 * once the account is closed.
 */
export async function findOpenAccount(ctx: Ctx, { userId }: z.output<typeof accountRefs>) {
  const user = await ctx.db.user.findFirst({
    where: { id: userId, closedAt: null },
    select: { firstName: true, username: true, emailVerifiedAt: true, role: true },
  })
  if (!user) return null
  const { firstName, username, emailVerifiedAt, role } = user
  const names = emailVerifiedAt ? { firstName, username } : { firstName: null, username: null }
  return { ...names, isProfessional: role === 'professional' }
}
