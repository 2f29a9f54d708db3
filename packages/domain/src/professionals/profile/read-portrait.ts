import { AppError } from '@oficio/contracts/errors'
import type { PhotoSize } from '@oficio/contracts/photos/endpoints'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { photoFileKey } from '../../photos/photo-keys'
import { isPublic } from './public-professional'

/** Returns the photo of a professional whose profile is public. Throws not_found. */
export async function readPortrait(
  ctx: Ctx,
  _actor: Actor,
  { id, size }: { id: string; size: PhotoSize },
): Promise<{ bytes: Uint8Array; type: string }> {
  const professional = await ctx.db.professional.findFirst({
    where: { photoId: id, ...isPublic },
    select: { id: true },
  })
  const file = professional && (await ctx.files.get(photoFileKey(id, size)))
  if (!file) throw new AppError('not_found')
  return file
}
