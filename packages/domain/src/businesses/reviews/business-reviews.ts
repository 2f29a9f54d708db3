import { paths } from '@oficio/contracts/paths'
import { Prisma } from '@oficio/db/generated/client'
import type { ReviewSubject } from '../../reviews/review-subject'
import { lockBusiness } from '../lock-business'
import { isPublicAt } from '../public-business'
import { purgeBusiness } from '../purge-business'

/** Reviews of businesses. Only accounts with a confirmed mailbox write them. */
export const businessReviews: ReviewSubject = {
  kind: 'business',
  find: async ({ db, clock }, ids) => {
    const filter = { id: { in: [...ids] } }
    const rows = await db.business.findMany({
      where: filter,
      select: { id: true, name: true, slug: true, userId: true },
    })
    const open = await db.business.findMany({
      where: { ...filter, ...isPublicAt(clock.now()) },
      select: { id: true },
    })
    const publicIds = new Set(open.map(({ id }) => id))
    return rows.map(({ id, name, slug, userId }) => ({
      id,
      name,
      signature: name,
      ownerId: userId,
      isPublic: publicIds.has(id),
      path: paths.business(slug),
      panelPath: paths.userBusiness(id),
    }))
  },
  lock: async (tx, id) => void (await lockBusiness(tx, id)),
  storeRating: async ({ db }, id, { average, count }) => {
    await db.business.update({ where: { id }, data: { avgRating: average, reviewCount: count } })
  },
  purge: async (ctx, id) => {
    const updatedAt = ctx.clock.now()
    await ctx.db.business.update({ where: { id }, data: { updatedAt }, select: { id: true } })
    await purgeBusiness(ctx, id, { isReview: true })
  },
  ownIds: (userId) => Prisma.sql`SELECT id FROM businesses WHERE user_id = ${userId}::uuid`,
  nameOf: Prisma.sql`(SELECT b.name FROM businesses b WHERE b.id = review.business_id)`,
  findOwnersDevices: async (tx, id) => {
    const business = await tx.business.findUnique({ where: { id }, select: { deviceHash: true } })
    return business?.deviceHash ? [business.deviceHash] : []
  },
  deskPath: paths.userBusinessReviews,
}
