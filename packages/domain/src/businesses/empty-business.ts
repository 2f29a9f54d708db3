import { usualHours } from '@oficio/contracts/kernel/usual-hours'
import type { Prisma } from '@oficio/db/generated/client'
import { eraseDecisions } from '../kernel/close-kernel'
import type { TxCtx } from '../kernel/ctx'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'
import { type EndReason, requestEnd } from '../subscriptions/order/end-subscription'
import { dropPhotos } from './business-photos'
import { businessAuditSubject, businessSubject } from './business-subject'
import { noteNewsOf, tagsOfBusiness } from './purge-business'

/**
 * Removes a business from the site for good, and ends its subscriptions for that reason. Erases everything that names
 * the business or links to it; only its id remains, to show that it was removed. Idempotent. The caller must hold the
 * lock of the business.
 */
export async function emptyBusiness(
  ctx: TxCtx,
  id: string,
  reason: Extract<EndReason, 'payer' | 'merged'>,
): Promise<void> {
  const { logoPhotoId, removedAt } = await ctx.db.business.findUniqueOrThrow({ where: { id } })
  const photos = await ctx.db.businessPhoto.findMany({ where: { businessId: id } })
  await dropPhotos(
    ctx.db,
    photos.map(({ photoId }) => photoId),
  )
  const tags = await tagsOfBusiness(ctx.db, id)
  // Must run before the update below, because it reads whether the business was ever public.
  await noteNewsOf(ctx, id, tags)
  const now = ctx.clock.now()
  await ctx.db.business.update({
    where: { id },
    data: { ...emptyFields, slug: id, removedAt: removedAt ?? now, updatedAt: now },
  })
  if (logoPhotoId) await ctx.db.photo.updateMany({ where: { id: logoPhotoId }, data: { state: 'removing' } })
  const ofBusiness = { where: { businessId: id } }
  const slugs = await ctx.db.businessSlug.findMany(ofBusiness)
  await ctx.db.businessSlug.deleteMany(ofBusiness)
  await ctx.db.businessCategoryLink.deleteMany(ofBusiness)
  await ctx.db.businessTagLink.deleteMany(ofBusiness)
  await ctx.db.businessRubro.deleteMany(ofBusiness)
  await ctx.db.businessSpecialHours.deleteMany(ofBusiness)
  await ctx.db.businessVisits.deleteMany(ofBusiness)
  await ctx.db.businessVisitMark.deleteMany(ofBusiness)
  await ctx.db.businessImportLine.deleteMany(ofBusiness)
  await eraseDecisions(ctx, [businessAuditSubject(id)])
  const endingSubscriptions = await ctx.db.subscription.findMany({
    where: { ...businessSubject(id), cancelledAt: null, cancelReason: null },
    select: { id: true },
  })
  for (const subscription of endingSubscriptions) await requestEnd(ctx, { id: subscription.id, reason })
  await purgePages(ctx.db, [
    ...tags,
    pageTags.businessLink(id),
    ...slugs.map(({ slug }) => pageTags.businessAddress(slug)),
  ])
}

const emptyFields = {
  status: 'removed',
  statusReason: null,
  pausedAt: null,
  publicUntil: null,
  nextTier: null,
  nextRubroIds: [],
  nextPlanAt: null,
  name: '',
  description: '',
  shortDescription: null,
  address: null,
  postalCode: null,
  latitude: null,
  longitude: null,
  phone: null,
  email: null,
  websiteUrl: null,
  socialMedia: {},
  hours: usualHours,
  foundingYear: null,
  employeeCount: null,
  logoPhotoId: null,
  verifiedAt: null,
  verifiedWhat: null,
  featuredUntil: null,
  registrationKey: null,
  deviceHash: null,
  importId: null,
} satisfies Prisma.BusinessUncheckedUpdateInput
