import type { Merge, MergeSide } from '@oficio/contracts/businesses/merging/merge'
import { AppError } from '@oficio/contracts/errors'
import { id as uuid } from '@oficio/contracts/fields'
import type { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { nationalPhone } from '../../kernel/text/normalise-phone'
import { foretellMove } from '../../reviews/move-reviews'
import { refreshPending } from '../../subscriptions/order/refresh-pending'
import { businessSubject } from '../business-subject'
import { lastFeaturedDay } from '../featured-day'
import { roomForPhotos } from './carry-over'
import { planMerge } from './plan-merge'

/** Returns two businesses side by side, and the effects of merging the second into the first. Throws not_found. */
export async function getMerge(
  ctx: Ctx,
  actor: Actor,
  { id, otherId: goneId }: { id: string; otherId: string },
): Promise<Merge> {
  requireAdmin(actor)
  const areIds = [id, goneId].every((sideId) => uuid.safeParse(sideId).success)
  const [firstSide, other] = areIds ? await Promise.all([readSide(ctx, id), readSide(ctx, goneId)]) : []
  if (!firstSide || !other || id === goneId) throw new AppError('not_found')
  await refreshPending(ctx, businessSubject(goneId))
  const { stays, goes, movedFeatureEnd, ...plan } = await planMerge(ctx, { id, goneId })
  const ownerId = stays.userId ?? goes.userId
  const reviews = await foretellMove(ctx.db, { fromId: goneId, toId: id, ownerId })
  const photos = await roomForPhotos(ctx.db, { id, goneId })
  return {
    stays: firstSide,
    goes: other,
    areDistinct: (await countDistinctions(ctx, id, goneId)) > 0,
    refusal: plan.refusal,
    seen: plan.seen,
    movedReviews: reviews.moved,
    endingReviews: reviews.ending,
    movedPhotos: photos.moved,
    endingPhotos: photos.ending,
    ownerMoves: plan.ownerMoves,
    becomesPublic: plan.becomesPublic,
    featuredUntil: lastFeaturedDay(movedFeatureEnd, ctx.clock.now()),
  }
}

const countDistinctions = ({ db }: Ctx, ...ids: string[]): Promise<number> => {
  const [oneId = '', otherId = ''] = ids.sort()
  return db.businessDistinction.count({ where: { oneId, otherId } })
}

const parts = {
  user: { select: { email: true } },
  localidad: { include: { provincia: { select: { nombre: true } } } },
  categoryLinks: {
    select: { category: { select: { name: true } } },
    orderBy: { category: { position: 'asc' } },
  },
  _count: { select: { photos: true } },
} as const satisfies Prisma.BusinessInclude

async function readSide({ db }: Ctx, id: string): Promise<MergeSide | null> {
  const row = await db.business.findUnique({ where: { id }, include: parts })
  if (!row) return null
  const { localidad } = row
  return {
    id,
    slug: row.slug,
    name: row.name,
    status: row.status,
    tier: row.tier,
    categories: row.categoryLinks.map(({ category }) => category.name),
    address: [row.address, localidad?.nombre, localidad?.provincia.nombre].filter(Boolean).join(', '),
    phoneNational: row.phone && nationalPhone(row.phone),
    email: row.email,
    ownerEmail: row.user?.email ?? null,
    isImported: row.importId !== null,
    verifiedWhat: row.verifiedWhat,
    reviewCount: row.reviewCount,
    photoCount: row._count.photos,
    createdAt: row.createdAt.toISOString(),
  }
}
