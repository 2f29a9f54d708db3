import { AppError } from '@oficio/contracts/errors'
import type { PhotoView } from '@oficio/contracts/photos/photo'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { photoOwnerKeys, viewPhoto } from './photo-keys'

/** Returns a photo that the caller has just uploaded. Throws not_found for photos of others. */
export async function getUploadedPhoto(
  ctx: Ctx,
  actor: Actor,
  input: { photoIds: string[] },
): Promise<PhotoView> {
  const photo = await ctx.db.photo.findFirst({
    where: { id: { in: input.photoIds }, ownerKey: { in: photoOwnerKeys(actor) }, state: 'pending' },
  })
  if (!photo) throw new AppError('not_found')
  return viewPhoto(ctx, photo)
}
