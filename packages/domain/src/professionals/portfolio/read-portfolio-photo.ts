import { AppError } from '@oficio/contracts/errors'
import type { PhotoSize } from '@oficio/contracts/photos/endpoints'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { photoFileKey } from '../../photos/photo-keys'
import { isPublic } from '../profile/public-professional'

/** Returns a picture of the work of a professional whose profile is public. Throws not_found. */
export async function readPortfolioPhoto(
  ctx: Ctx,
  _actor: Actor,
  { id, size }: { id: string; size: PhotoSize },
): Promise<{ bytes: Uint8Array; type: string }> {
  const photo = await ctx.db.portfolioPhoto.findFirst({
    where: { photoId: id, professional: isPublic },
    select: { photoId: true },
  })
  const file = photo && (await ctx.files.get(photoFileKey(id, size)))
  if (!file) throw new AppError('not_found')
  return file
}
