import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../context/ctx'
import { forEachId } from '../jobs/for-each-id'
import { removePhoto } from './remove-photo'

/** Removes photos that no request took within a day: all of them, since whoever sends no cookie may upload thousands. */
export async function removeUnusedPhotos(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - limits.unusedPhotoHours * 3_600_000)
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.photo.findMany({
        where: { state: 'pending', createdAt: { lt: before }, id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) => removePhoto(ctx, { id }),
  })
}
