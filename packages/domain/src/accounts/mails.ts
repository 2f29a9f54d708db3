import { paths } from '@oficio/contracts/paths'
import { z } from 'zod'
import type { Ctx } from '../kernel/ctx'
import { builtBy, defineMail } from '../kernel/mail/define-mail'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To the owner of an account that was handed over to their login with Google. */
    'google-linked': { loginUrl: string }
    /** To the person whose refresh token was used twice. */
    'session-reuse': { firstName: string | null; loginUrl: string }
    /** To somebody who has just made an account; its names are null until the mailbox is proven, since anybody may have chosen them. */
    welcome: { firstName: string | null; username: string | null; loginUrl: string }
  }
}

const refs = z.object({ userId: z.uuid() })

/** To the owner of an account that was handed over to their login with Google. */
export const googleLinkedMail = defineMail({ template: 'google-linked', refs })

/** To the person whose refresh token was used twice. */
export const sessionReuseMail = defineMail({ template: 'session-reuse', refs })

/** To somebody who has just made an account. */
export const welcomeMail = defineMail({ template: 'welcome', refs })

export const googleLinkedBuilder = builtBy(googleLinkedMail, async (ctx, refs) => {
  const user = await findOpenAccount(ctx, refs)
  return user && { loginUrl: loginUrl(ctx) }
})

export const sessionReuseBuilder = builtBy(sessionReuseMail, async (ctx, refs) => {
  const user = await findOpenAccount(ctx, refs)
  return user && { firstName: user.firstName, loginUrl: loginUrl(ctx) }
})

export const welcomeBuilder = builtBy(welcomeMail, async (ctx, refs) => {
  const user = await findOpenAccount(ctx, refs)
  return user && { ...user, loginUrl: loginUrl(ctx) }
})

const loginUrl = (ctx: Ctx) => new URL(paths.login(), ctx.site.origin).href

/**
 * Returns the names that somebody chose only where the mailbox is known to be theirs: else they may be an advert. Null
 * once the account is closed.
 */
async function findOpenAccount(ctx: Ctx, { userId }: z.output<typeof refs>) {
  const user = await ctx.db.user.findFirst({
    where: { id: userId, closedAt: null },
    select: { firstName: true, username: true, emailVerifiedAt: true },
  })
  if (!user) return null
  const { firstName, username, emailVerifiedAt } = user
  return emailVerifiedAt ? { firstName, username } : { firstName: null, username: null }
}
