import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { z } from 'zod'
import { accountLinkToken } from '../accounts/links'
import { builtBy, defineMail } from '../kernel/mail/define-mail'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To the mailbox that a business was registered with, of which nobody has shown whose it is: says nothing that somebody chose. */
    'business-claim': { claimUrl: string; days: number }
  }
}

/** To whoever registered a business without a session. */
export const businessClaimMail = defineMail({
  template: 'business-claim',
  label: 'Enlace para tomar la cuenta de un negocio',
  refs: z.object({ linkId: z.uuid() }),
})

export const businessClaimBuilder = builtBy(businessClaimMail, async (ctx, { linkId }, to) => {
  const link = await ctx.db.accountLink.findFirst({
    where: {
      id: linkId,
      closedAt: null,
      email: to,
      expiresAt: { gt: ctx.clock.now() },
      user: { closedAt: null },
    },
  })
  if (!link) return null
  const claimUrl = new URL(paths.resetPassword(accountLinkToken(ctx, link)), ctx.site.origin).href
  return { claimUrl, days: limits.businessClaimDays }
})
