import { paths } from '@oficio/contracts/paths'
import { z } from 'zod'
import type { Ctx } from '../kernel/ctx'
import { builtBy, defineMail } from '../kernel/mail/define-mail'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To a professional whose account the site's team suspended, and to one whose suspension ended. */
    'account-suspended': { firstName: string; reason: string; portalUrl: string }
    'account-reinstated': { firstName: string; portalUrl: string }
  }
}

const refs = z.object({ userId: z.uuid() })

/** To a professional whose account the site's team suspended; nothing once it was decided otherwise. */
export const accountSuspendedMail = defineMail({ template: 'account-suspended', refs })

/** To one whose suspension ended. */
export const accountReinstatedMail = defineMail({ template: 'account-reinstated', refs })

export const accountSuspendedBuilder = builtBy(accountSuspendedMail, async (ctx, refs) => {
  const found = await find(ctx, refs)
  if (found?.status !== 'suspended') return null
  return { firstName: found.user.firstName, reason: found.statusReason ?? '', portalUrl: portalUrl(ctx) }
})

export const accountReinstatedBuilder = builtBy(accountReinstatedMail, async (ctx, refs) => {
  const found = await find(ctx, refs)
  if (found?.status !== 'approved') return null
  return { firstName: found.user.firstName, portalUrl: portalUrl(ctx) }
})

const portalUrl = (ctx: Ctx): string => new URL(paths.portal(), ctx.site.origin).href

async function find(ctx: Ctx, { userId }: z.output<typeof refs>) {
  return ctx.db.professional.findFirst({
    where: { userId, user: { closedAt: null } },
    include: { user: { select: { firstName: true } } },
  })
}
