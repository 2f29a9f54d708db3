import { limits } from '@oficio/contracts/limits'
import { subHours } from 'date-fns'
import type { Ctx } from '../kernel/ctx'
import { atTimes } from '../kernel/jobs/define-job'
import { forEachId } from '../kernel/jobs/for-each-id'
import { removePhoto } from './remove-photo'

/**
 * Removes photos that no request took within a day, and those whose removal was interrupted: all of them, since whoever sends no cookie may upload thousands.
 * Those of an urgent form that waits for its payment stay as long as the form does.
 */
export async function removeUnusedPhotos(ctx: Ctx): Promise<void> {
  const before = subHours(ctx.clock.now(), limits.unusedPhotoHours)
  await forEachId({
    find: ({ after, take }) => ctx.db.$queryRaw<{ id: string }[]>`
      SELECT photo.id FROM photos photo
      WHERE photo.id > ${after}::uuid AND (photo.state = 'removing' OR (
        photo.state = 'pending' AND photo.created_at < ${before}
        AND NOT EXISTS (
          SELECT FROM service_request_drafts draft
          WHERE draft.closed_at IS NULL AND draft.form -> 'photoIds' ? photo.id::text)))
      ORDER BY photo.id LIMIT ${take}`,
    run: (id) => removePhoto(ctx, { id }),
  })
}

export const removeUnusedPhotosClock = atTimes(
  { name: 'remove-unused-photos', label: 'Borrar fotos sin usar', at: '17 * * * *' },
  removeUnusedPhotos,
)
