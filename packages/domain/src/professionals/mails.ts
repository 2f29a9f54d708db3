import { paths } from '@oficio/contracts/paths'
import type { Ctx } from '../kernel/ctx'
import type { MailContent } from '../kernel/mail/templates'

type Refs = Record<string, string>

const portalUrl = (ctx: Ctx): string => new URL(paths.portal(), ctx.site.origin).href

async function find(ctx: Ctx, { userId }: Refs) {
  if (!userId) return null
  return ctx.db.professional.findFirst({
    where: { userId, user: { closedAt: null } },
    include: { user: { select: { firstName: true } } },
  })
}

/** What the mails about a professional's account say at the moment of sending; nothing once it was decided otherwise. */
export const professionalMails = {
  'account-suspended': async (ctx: Ctx, refs: Refs): Promise<MailContent | null> => {
    const found = await find(ctx, refs)
    if (found?.status !== 'suspended') return null
    const { user, statusReason } = found
    const props = { firstName: user.firstName, reason: statusReason ?? '', portalUrl: portalUrl(ctx) }
    return { template: 'account-suspended', props }
  },
  'account-reinstated': async (ctx: Ctx, refs: Refs): Promise<MailContent | null> => {
    const found = await find(ctx, refs)
    if (found?.status !== 'approved') return null
    const props = { firstName: found.user.firstName, portalUrl: portalUrl(ctx) }
    return { template: 'account-reinstated', props }
  },
}
