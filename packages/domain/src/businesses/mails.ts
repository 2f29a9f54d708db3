import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { z } from 'zod'
import { accountLinkToken } from '../accounts/links'
import type { Ctx } from '../kernel/ctx'
import { builtBy, defineMail } from '../kernel/mail/define-mail'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To the mailbox that a business was registered with, of which nobody has shown whose it is: says nothing that somebody chose. */
    'business-claim': { claimUrl: string; days: number }
    /** To the owner of a business that the site's team took out of sight, and of one that it let in again. */
    'business-refused': { reason: string; ownUrl: string }
    'business-restored': { ownUrl: string }
    /** To the owner of a business whose plan is another one from a charge on. */
    'business-plan-begun': {
      businessName: string
      planName: string
      rubros: number
      /** Null where nothing is charged any more. */
      monthlyPriceArs: number | null
      planUrl: string
    }
  }
}

const aboutBusiness = z.object({ businessId: z.uuid() })

/** To the owner of a business that an admin took out of sight; nothing once it was decided otherwise. */
export const businessRefusedMail = defineMail({
  template: 'business-refused',
  label: 'Negocio no habilitado',
  isOwed: true,
  refs: aboutBusiness,
})

/** To the owner of one that may be seen again. */
export const businessRestoredMail = defineMail({
  template: 'business-restored',
  label: 'Negocio habilitado de nuevo',
  isOwed: true,
  refs: aboutBusiness,
})

/** To whoever registered a business without a session. */
export const businessClaimMail = defineMail({
  template: 'business-claim',
  label: 'Enlace para tomar la cuenta de un negocio',
  isOwed: true,
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

export const businessRefusedBuilder = builtBy(businessRefusedMail, async (ctx, { businessId }) => {
  const business = await ctx.db.business.findUnique({ where: { id: businessId } })
  if (business?.status !== 'rejected') return null
  return { reason: business.statusReason ?? '', ownUrl: ownUrl(ctx) }
})

export const businessRestoredBuilder = builtBy(businessRestoredMail, async (ctx, { businessId }) => {
  const business = await ctx.db.business.findUnique({ where: { id: businessId } })
  if (!business || business.status === 'rejected' || business.status === 'removed') return null
  return { ownUrl: ownUrl(ctx) }
})

const ownUrl = (ctx: Ctx): string => new URL(paths.userBusinesses(), ctx.site.origin).href
