import { paths } from '@oficio/contracts/paths'
import type { Ctx } from '../kernel/ctx'
import type { MailContent } from '../kernel/mail/templates'

type Refs = Record<string, string>

/** What the mails about an account say at the moment of sending; nothing once the account is closed. */
export const accountMails = {
  'google-linked': async (ctx: Ctx, refs: Refs): Promise<MailContent | null> => {
    const user = await findOpenAccount(ctx, refs)
    if (!user) return null
    return { template: 'google-linked', props: { loginUrl: loginUrl(ctx) } }
  },
  'session-reuse': async (ctx: Ctx, refs: Refs): Promise<MailContent | null> => {
    const user = await findOpenAccount(ctx, refs)
    if (!user) return null
    return { template: 'session-reuse', props: { firstName: user.firstName, loginUrl: loginUrl(ctx) } }
  },
  welcome: async (ctx: Ctx, refs: Refs): Promise<MailContent | null> => {
    const user = await findOpenAccount(ctx, refs)
    if (!user) return null
    const { firstName, username } = user
    return { template: 'welcome', props: { firstName, username, loginUrl: loginUrl(ctx) } }
  },
}

const loginUrl = (ctx: Ctx) => new URL(paths.login(), ctx.site.origin).href

/** Returns the names that somebody chose only where the mailbox is known to be theirs: else they may be an advert. */
async function findOpenAccount(ctx: Ctx, { userId }: Refs) {
  if (!userId) return null
  const user = await ctx.db.user.findFirst({
    where: { id: userId, closedAt: null },
    select: { firstName: true, username: true, emailVerifiedAt: true },
  })
  if (!user) return null
  const { firstName, username, emailVerifiedAt } = user
  return emailVerifiedAt ? { firstName, username } : { firstName: null, username: null }
}
