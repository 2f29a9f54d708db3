import { AppError } from '@oficio/contracts/errors'
import type { PhotoSize } from '@oficio/contracts/photos/endpoints'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { photoFileKey } from '../photos/photo-keys'
import { isPublicAt } from './public-business'

/** Returns a photo or the logo of a public business. Throws not_found. */
export async function readBusinessPhoto(
  ctx: Ctx,
  _actor: Actor,
  { id, size }: { id: string; size: PhotoSize },
): Promise<{ bytes: Uint8Array; type: string }> {
  const isPublic = isPublicAt(ctx.clock.now())
  const [logos, photos] = await Promise.all([
    ctx.db.business.count({ where: { logoPhotoId: id, ...isPublic } }),
    ctx.db.businessPhoto.count({ where: { photoId: id, business: isPublic } }),
  ])
  const file = logos + photos > 0 ? await ctx.files.get(photoFileKey(id, size)) : null
  if (!file) throw new AppError('not_found')
  return file
}
