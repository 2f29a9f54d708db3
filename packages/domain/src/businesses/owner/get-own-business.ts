import type { OwnBusiness } from '@oficio/contracts/businesses/own-business'
import type { Actor } from '../../kernel/actor'
import { userIdOf } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { viewPhoto } from '../../photos/photo-keys'
import { refreshPending } from '../../subscriptions/order/refresh-pending'
import { businessSubject } from '../business-subject'
import { isIncomplete } from '../is-incomplete'
import { visibleBusiness } from '../own-business'
import { pageCompleteness } from '../page-completeness'
import { viewPlan } from '../plans/view-plan'
import { isPublicAt } from '../public-business'
import { shownParts, viewBusiness } from '../view-business'

const parts = { ...shownParts, logo: { select: { id: true, width: true, height: true } } } as const

/**
 * Returns a business for its owner's panel: its page, status, plan and completeness. An admin may read any business.
 * Throws unauthenticated, business_not_found.
 */
export async function getOwnBusiness(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<OwnBusiness> {
  await visibleBusiness(ctx.db, actor, id)
  // Refreshes pending subscriptions, because the payer may have just authorised one.
  await refreshPending(ctx, businessSubject(id))
  const row = await ctx.db.business.findUniqueOrThrow({ where: { id }, include: parts })
  const plan = await viewPlan(ctx, row)
  const business = viewBusiness(ctx, row)
  return {
    business,
    version: row.version,
    isOwn: row.userId === userIdOf(actor),
    status: row.status,
    statusReason: row.statusReason,
    pausedAt: row.pausedAt?.toISOString() ?? null,
    isPublic: (await ctx.db.business.count({ where: { id, ...isPublicAt(ctx.clock.now()) } })) > 0,
    publicUntil: row.publicUntil?.toISOString() ?? null,
    provinciaId: row.localidad?.provinciaId ?? null,
    localidadId: row.localidadId,
    isIncomplete: isIncomplete(row),
    isMobile: business.whatsapp_url !== null,
    photos: row.photos.map(({ photo, caption }) => ({ ...viewPhoto(ctx, photo), caption })),
    logo: row.logo && viewPhoto(ctx, row.logo),
    completeness: pageCompleteness(row, { photoCount: row.photos.length, featureCount: row.tagLinks.length }),
    plan,
  }
}
