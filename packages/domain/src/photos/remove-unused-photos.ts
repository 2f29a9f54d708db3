import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../context/ctx'
import { photoFileKey } from './photo-keys'

const batch = 200

/** Removes photos that no request took within a day. */
export async function removeUnusedPhotos(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - limits.unusedPhotoHours * 3_600_000)
  const unused = await ctx.db.photo.findMany({
    where: { state: 'pending', createdAt: { lt: before } },
    select: { id: true },
    take: batch,
  })
  for (const { id } of unused) {
    // Claimed first: a submission in this very moment either has the photo attached already, or finds it gone.
    const { count } = await ctx.db.photo.deleteMany({ where: { id, state: 'pending' } })
    if (count === 0) continue
    await ctx.files.delete(photoFileKey(id, 'full'))
    await ctx.files.delete(photoFileKey(id, 'thumb'))
  }
}
