import { limits } from '@oficio/contracts/limits'
import type { Tx } from '@oficio/db/client'
import type { Business } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import type { Pair } from './plan-merge'

/** Adds the visits of one business to another one, without counting a visitor of today twice. */
export async function carryVisits({ db }: TxCtx, { id, goneId }: Pair): Promise<void> {
  await db.$executeRaw`
    INSERT INTO business_visits AS known (business_id, week, kind, count)
    SELECT ${id}::uuid, week, kind, count FROM business_visits WHERE business_id = ${goneId}::uuid ORDER BY week, kind
    ON CONFLICT (business_id, week, kind) DO UPDATE SET count = known.count + EXCLUDED.count`
  await db.$executeRaw`
    INSERT INTO business_visit_marks (business_id, day, kind, mark)
    SELECT ${id}::uuid, day, kind, mark FROM business_visit_marks WHERE business_id = ${goneId}::uuid
    ON CONFLICT DO NOTHING`
}

/** Returns how many pictures of the vanishing business fit, and how many do not. */
export async function roomForPhotos(
  tx: Tx,
  { id, goneId }: Pair,
): Promise<{ moved: number; ending: number }> {
  const countPhotos = (businessId: string) => tx.businessPhoto.count({ where: { businessId } })
  const [own, goneCount] = await Promise.all([countPhotos(id), countPhotos(goneId)])
  const moved = Math.min(goneCount, Math.max(0, limits.businessPhotos - own))
  return { moved, ending: goneCount - moved }
}

/**
 * Appends the pictures of the vanishing business, up to the limit. Takes its logo only if the remaining business has
 * none.
 */
export async function carryPictures(
  ctx: TxCtx,
  { stays, goes }: { stays: Business; goes: Business },
): Promise<void> {
  const { moved } = await roomForPhotos(ctx.db, { id: stays.id, goneId: goes.id })
  const last = await ctx.db.businessPhoto.aggregate({
    where: { businessId: stays.id },
    _max: { position: true },
  })
  const photos = await ctx.db.businessPhoto.findMany({
    where: { businessId: goes.id },
    orderBy: [{ position: 'asc' }, { photoId: 'asc' }],
    take: moved,
  })
  const from = (last._max.position ?? -1) + 1
  for (const [index, { photoId }] of photos.entries())
    await ctx.db.businessPhoto.update({
      where: { photoId },
      data: { businessId: stays.id, position: from + index },
    })
  if (stays.logoPhotoId !== null || goes.logoPhotoId === null) return
  await ctx.db.business.update({ where: { id: goes.id }, data: { logoPhotoId: null } })
  await ctx.db.business.update({ where: { id: stays.id }, data: { logoPhotoId: goes.logoPhotoId } })
}
