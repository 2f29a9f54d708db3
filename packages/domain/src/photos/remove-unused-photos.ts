import { limits } from '@oficio/contracts/limits'
import { subHours } from 'date-fns'
import type { Ctx } from '../kernel/ctx'
import { atTimes } from '../kernel/jobs/define-job'
import { forEachId } from '../kernel/jobs/for-each-id'
import { isHeld } from './photo-holder'
import { removePhoto } from './remove-photo'

/**
 * Removes photos that have had no request for `limits.unusedPhotoHours`, and photos whose removal was interrupted.
 * Skips photos that unfinished work needs (`PhotoHolder`). Has no limit per run, because a sender without cookies may
 * upload thousands.
 */
export async function removeUnusedPhotos(ctx: Ctx): Promise<void> {
  const before = subHours(ctx.clock.now(), limits.unusedPhotoHours)
  // Older photos do not count against the upload budget of a connection.
  await ctx.db.photo.updateMany({
    where: { createdAt: { lt: before }, connectionHash: { not: null } },
    data: { connectionHash: null },
  })
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.photo.findMany({
        where: {
          OR: [{ state: 'removing' }, { state: 'pending', createdAt: { lt: before } }],
          id: { gt: after },
        },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: async (id) => removePhoto(ctx, (await isHeld(ctx, id)) ? { id, NOT: { state: 'pending' } } : { id }),
  })
}

export const removeUnusedPhotosClock = atTimes(
  { name: 'remove-unused-photos', label: 'Borrar fotos sin usar', at: '17 * * * *' },
  removeUnusedPhotos,
)
