import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { z } from 'zod'
import { builtBy, countRef, defineEvent } from '../../kernel/events/define-event'
import { claimCode } from './claim-code'

declare module '../../kernel/mail-templates' {
  interface MailTemplates {
    /** To the mailbox on an unclaimed page, when a signed-in user wants to claim the page. */
    'business-ownership': { code: string; minutes: number; businessName: string; pageUrl: string }
  }
}

export const businessOwnershipEvent = defineEvent({
  name: 'business-ownership',
  mail: {
    label: 'Código para reclamar la página de un negocio',
    isOwed: true,
    refs: z.object({ claimId: z.uuid(), version: countRef }),
  },
})

/** Returns null when the code is void, or the page has an owner or another mail. */
export const businessOwnershipBuilder = builtBy(
  businessOwnershipEvent,
  async (ctx, { claimId, version }, to) => {
    const claim = await ctx.db.businessClaim.findFirst({
      where: {
        id: claimId,
        version,
        expiresAt: { gt: ctx.clock.now() },
        business: { userId: null, email: to },
      },
      include: { business: { select: { name: true, slug: true } } },
    })
    if (!claim) return null
    return {
      code: claimCode(ctx, claim, to),
      minutes: limits.pageCodeMinutes,
      businessName: claim.business.name,
      pageUrl: new URL(paths.business(claim.business.slug), ctx.site.origin).href,
    }
  },
)
