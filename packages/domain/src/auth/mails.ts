import { paths } from '@oficio/contracts/paths'
import type { Ctx } from '../context/ctx'
import type { MailContent } from '../mail/templates'

type Refs = Record<string, string>

const loginUrl = (ctx: Ctx) => new URL(paths.login(), ctx.site.origin).toString()

async function findAccount(ctx: Ctx, refs: Refs) {
  return ctx.db.user.findFirst({ where: { id: refs.userId ?? '', closedAt: null } })
}

async function sessionReuse(ctx: Ctx, refs: Refs): Promise<MailContent | null> {
  const user = await findAccount(ctx, refs)
  return user && { template: 'session-reuse', props: { firstName: user.firstName, loginUrl: loginUrl(ctx) } }
}

async function welcome(ctx: Ctx, refs: Refs): Promise<MailContent | null> {
  const user = await findAccount(ctx, refs)
  if (!user) return null
  return {
    template: 'welcome',
    props: { firstName: user.firstName, username: user.username, loginUrl: loginUrl(ctx) },
  }
}

export const authMails = { 'session-reuse': sessionReuse, welcome }
