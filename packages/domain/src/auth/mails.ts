import { paths } from '@oficio/contracts/paths'
import type { Ctx } from '../context/ctx'
import type { MailContent } from '../mail/templates'

type Refs = Record<string, string>

/** What the mails about an account say at the moment of sending; nothing once the account is closed. */
export const authMails = {
  'google-linked': async (ctx: Ctx, refs: Refs): Promise<MailContent | null> => {
    const user = await findOpenAccount(ctx, refs)
    if (!user) return null
    return { template: 'google-linked', props: { firstName: user.firstName, loginUrl: loginUrl(ctx) } }
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

async function findOpenAccount(ctx: Ctx, { userId }: Refs) {
  if (!userId) return null
  return ctx.db.user.findFirst({
    where: { id: userId, closedAt: null },
    select: { firstName: true, username: true },
  })
}
