import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { z } from 'zod'
import { accountLinkToken } from '../accounts/links'
import type { Ctx } from '../kernel/ctx'
import { builtBy, defineEvent } from '../kernel/events/define-event'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To the unconfirmed mailbox of a business registration. Contains no text that the sender of the form chose. */
    'business-claim': { claimUrl: string; days: number }
    /** To the owner of a business that the site's team hid or showed again. */
    'business-refused': { reason: string; ownUrl: string }
    'business-restored': { ownUrl: string }
    /** To the owner of a business whose new plan has begun with a charge. */
    'business-plan-begun': {
      businessName: string
      planName: string
      rubros: number
      /** Null when the plan is no longer charged. */
      monthlyPriceArs: number | null
      planUrl: string
    }
  }
}

const aboutBusiness = z.object({ businessId: z.uuid() })

const noticeOfDecision = (title: string, body: string) => ({
  kind: 'business-decided' as const,
  words: () => ({ title, body, href: paths.userBusinesses() }),
})

/** To the owner of a business after an admin merged another page of the same place into it. */
export const businessMergedEvent = defineEvent({
  name: 'business-merged',
  group: 'business',
  notice: {
    kind: 'business-decided',
    words: ({ id, name }: { id: string; name: string }) => ({
      title: `Unimos dos páginas de ${name}`,
      body: 'Eran del mismo lugar: sus reseñas, visitas y direcciones están ahora en una sola.',
      href: paths.userBusiness(id),
    }),
  },
})

/** To the owner of a business that an admin hid. Not mailed once the business is no longer rejected. */
export const businessRefusedEvent = defineEvent({
  name: 'business-refused',
  group: 'business',
  notice: noticeOfDecision('Dejamos de mostrar tu negocio', 'El motivo está en el email que te mandamos.'),
  mail: { label: 'Negocio no habilitado', isOwed: true, refs: aboutBusiness },
})

/** To the owner of a business that an admin restored. */
export const businessRestoredEvent = defineEvent({
  name: 'business-restored',
  group: 'business',
  notice: noticeOfDecision('Tu negocio está habilitado de nuevo', 'Se ve según cómo esté su plan.'),
  mail: { label: 'Negocio habilitado de nuevo', isOwed: true, refs: aboutBusiness },
})

/** To the mailbox given by a visitor who registered a business. */
export const businessClaimEvent = defineEvent({
  name: 'business-claim',
  mail: {
    label: 'Enlace para tomar la cuenta de un negocio',
    isOwed: true,
    refs: z.object({ linkId: z.uuid() }),
  },
})

export const businessClaimBuilder = builtBy(businessClaimEvent, async (ctx, { linkId }, to) => {
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

export const businessRefusedBuilder = builtBy(businessRefusedEvent, async (ctx, { businessId }) => {
  const business = await ctx.db.business.findUnique({ where: { id: businessId } })
  if (business?.status !== 'rejected') return null
  return { reason: business.statusReason ?? '', ownUrl: ownUrl(ctx) }
})

export const businessRestoredBuilder = builtBy(businessRestoredEvent, async (ctx, { businessId }) => {
  const business = await ctx.db.business.findUnique({ where: { id: businessId } })
  if (!business || business.status === 'rejected' || business.status === 'removed') return null
  return { ownUrl: ownUrl(ctx) }
})

const ownUrl = (ctx: Ctx): string => new URL(paths.userBusinesses(), ctx.site.origin).href
