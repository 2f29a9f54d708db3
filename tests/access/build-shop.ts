import { buildAdBanner, buildAdBooking } from '@oficio/domain/testing/builders/build-ad-booking'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildBusinessReview } from '@oficio/domain/testing/builders/build-business-review'
import { buildImport } from '@oficio/domain/testing/builders/build-import'
import type { TestCtx } from '@oficio/domain/testing/test-context'

/** Stores a business of the account with its dependent records, an unsent draft, and a review of another business. */
export async function buildShop(ctx: TestCtx, userId: string): Promise<void> {
  const createdAt = ctx.clock.now()
  const { id: businessId } = await buildBusiness(ctx, {
    userId,
    tagIds: [1],
    verifiedAt: createdAt,
    verifiedWhat: '',
    nextTier: 'basic',
    nextRubroIds: [1],
    nextPlanAt: createdAt,
  })
  const photo = { ownerKey: userId, width: 1, height: 1, bytes: 1, sha256: '', createdAt }
  const { id: photoId } = await ctx.db.photo.create({
    data: { id: ctx.ids.next(), state: 'business', ...photo },
  })
  await ctx.db.businessPhoto.create({ data: { photoId, businessId, position: 0 } })
  await ctx.db.businessSpecialHours.create({ data: { businessId, date: createdAt, intervals: [] } })
  await ctx.db.businessDraft.create({
    data: { id: ctx.ids.next(), userId, form: {}, createdAt, updatedAt: createdAt },
  })
  const { id: importId } = await buildImport(ctx)
  await ctx.db.businessImportLine.updateMany({ where: { importId }, data: { businessId } })
  await buildBusinessReview(ctx, { businessId })
  const { id: otherId } = await buildBusiness(ctx)
  await buildBusinessReview(ctx, { businessId: otherId, userId })
  await buildAdBanner(ctx, (await buildAdBooking(ctx, { userId, reason: '' })).id)
}
