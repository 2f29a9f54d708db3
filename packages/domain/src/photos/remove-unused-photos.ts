import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../context/ctx'
import { removePhoto } from './remove-photo'

const batch = 200

/**
 * Removes photos that no request took within a day. All of them: whoever sends no cookie may upload thousands an hour.
 * Throws when the store refused some, after the others are gone.
 */
export async function removeUnusedPhotos(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - limits.unusedPhotoHours * 3_600_000)
  let last = ''
  const failures: unknown[] = []
  for (;;) {
    const unused = await ctx.db.photo.findMany({
      where: { state: 'pending', createdAt: { lt: before }, ...(last && { id: { gt: last } }) },
      orderBy: { id: 'asc' },
      select: { id: true },
      take: batch,
    })
    for (const { id } of unused) {
      await removePhoto(ctx, { id }).catch((error: unknown) => failures.push(error))
      last = id
    }
    if (unused.length < batch) break
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} photos could not be removed`)
}
