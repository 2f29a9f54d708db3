import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import type { AccountLink } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { Ctx } from '../kernel/ctx'
import { builtBy, defineEvent } from '../kernel/events/define-event'
import { accountLinkToken } from './links'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To a person who forgot their password. */
    'password-reset': { firstName: string | null; username: string | null; resetUrl: string; minutes: number }
    /** To a mailbox that its owner should confirm. Contains no text that a visitor typed. */
    'email-confirmation': { confirmUrl: string; isChange: boolean; hours: number }
    /** To the address that an account had before. */
    'email-changed': { firstName: string | null; loginUrl: string }
    /** To the owner of an account about which an admin decided. */
    'access-changed': {
      firstName: string | null
      decision: 'made-admin' | 'admin-taken' | 'suspended' | 'reinstated'
      reason: string
      /** The login page. For a suspended user, the terms that they accepted. */
      url: string
    }
    /** To the address that a closed account had: its last mail. */
    'account-closed': { keptDays: number; registerUrl: string }
    /**
     * To the owner of a new account. The names are null until the mailbox is proven, because a stranger may have chosen
     * them.
     */
    welcome: {
      firstName: string | null
      username: string | null
      loginUrl: string
      confirmUrl: string | null
      /** Whether the text is about finding work instead of requesting it. */
      isProfessional: boolean
    }
  }
}

export const accountRefs = z.object({ userId: z.uuid() })

/** To a person who forgot their password. */
export const passwordResetEvent = defineEvent({
  name: 'password-reset',
  group: 'account',
  mail: { label: 'Enlace para elegir otra contraseña', isOwed: true, refs: z.object({ linkId: z.uuid() }) },
})

/** To a mailbox that its owner should confirm. */
export const emailConfirmationEvent = defineEvent({
  name: 'email-confirmation',
  group: 'account',
  mail: { label: 'Enlace para confirmar el email', isOwed: true, refs: z.object({ linkId: z.uuid() }) },
})

/** To the address that an account had before. */
export const emailChangedEvent = defineEvent({
  name: 'email-changed',
  group: 'account',
  mail: { label: 'Cambió la dirección de email', isOwed: true, refs: accountRefs },
})

/** To the owner of an account about which an admin decided. */
export const accessChangedEvent = defineEvent({
  name: 'access-changed',
  group: 'account',
  mail: {
    label: 'Decisión sobre la cuenta',
    isOwed: true,
    refs: accountRefs.extend({ decisionId: z.uuid() }),
  },
})

/** To the address that a closed account had. */
export const accountClosedEvent = defineEvent({
  name: 'account-closed',
  group: 'account',
  mail: { label: 'Cuenta cerrada', isOwed: true, refs: accountRefs },
})

/** To the owner of an account whose address refuses mails: links to the page where they can repair that. */
export const mailRefusedEvent = defineEvent({
  name: 'mail-refused',
  group: 'account',
  notice: {
    kind: 'mail-refused',
    words: () => ({
      title: 'No podemos escribirte por email',
      body: 'Confirmá tu dirección de nuevo, o cambiala.',
      href: paths.profile(),
    }),
  },
})

/** To the owner of a new account. */
export const welcomeEvent = defineEvent({
  name: 'welcome',
  group: 'account',
  mail: {
    label: 'Bienvenida',
    isOwed: true,
    // No link if the mailbox is already proven. Queued mails of earlier versions have no link either.
    refs: accountRefs.extend({ linkId: z.uuid().optional() }),
  },
})

export const passwordResetBuilder = builtBy(passwordResetEvent, async (ctx, { linkId }, to) => {
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

export const welcomeBuilder = builtBy(welcomeEvent, async (ctx, { linkId, ...refs }, to) => {
  const user = await findOpenAccount(ctx, refs)
  const link = linkId === undefined ? null : await findLinkFor(ctx, linkId, to)
  return user && { ...user, loginUrl: loginUrl(ctx), confirmUrl: link && confirmUrlOf(ctx, link) }
})

export const emailConfirmationBuilder = builtBy(emailConfirmationEvent, async (ctx, { linkId }, to) => {
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

export const emailChangedBuilder = builtBy(emailChangedEvent, async (ctx, refs) => {
  const user = await findOpenAccount(ctx, refs)
  return user && { firstName: user.firstName, loginUrl: loginUrl(ctx) }
})

const accessDecision = z.object({
  action: z.templateLiteral(['user-', z.enum(['made-admin', 'admin-taken', 'suspended', 'reinstated'])]),
  data: z.object({ reason: z.string() }),
})

export const accessChangedBuilder = builtBy(accessChangedEvent, async (ctx, { userId, decisionId }) => {
  const user = await findOpenAccount(ctx, { userId })
  const { data: entry } = accessDecision.safeParse(
    await ctx.db.auditEntry.findUnique({ where: { id: decisionId } }),
  )
  if (!user || !entry) return null
  const { firstName } = user
  const decision = accessWords[entry.action]
  const url = decision === 'suspended' ? urlOf(ctx, paths.terms()) : loginUrl(ctx)
  return { firstName, decision, reason: entry.data.reason, url }
})

const accessWords = {
  'user-made-admin': 'made-admin',
  'user-admin-taken': 'admin-taken',
  'user-suspended': 'suspended',
  'user-reinstated': 'reinstated',
} as const

export const accountClosedBuilder = builtBy(accountClosedEvent, async (ctx) => ({
  keptDays: await ctx.settings.get('anonymiseAfterDays'),
  registerUrl: urlOf(ctx, paths.register()),
}))

export const urlOf = (ctx: Ctx, path: string) => new URL(path, ctx.site.origin).href

const confirmUrlOf = (ctx: Ctx, link: AccountLink) =>
  urlOf(ctx, paths.confirmEmail(accountLinkToken(ctx, link)))

export const loginUrl = (ctx: Ctx) => urlOf(ctx, paths.login())

/** Returns the open link with that id if it was made for this mailbox. Returns null if the link is used or expired. */
async function findLinkFor(ctx: Ctx, id: string, to: string): Promise<AccountLink | null> {
  return ctx.db.accountLink.findFirst({
    where: { id, email: to, closedAt: null, expiresAt: { gt: ctx.clock.now() } },
  })
}

/**
 * Returns the account's data for a mail, or null if the account is closed. The names are null until the mailbox is
 * proven, because a stranger may have typed an advert as a name.
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
