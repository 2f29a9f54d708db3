import { AppError } from '@oficio/contracts/errors'
import type { PhotoSize } from '@oficio/contracts/photos/endpoints'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { isPhotoSignatureValid, photoFileKey } from './photo-keys'

/**
 * Returns the bytes of an image. Checks only the signature, because access was decided when the signed address was
 * issued. Throws not_found.
 */
export async function readPhoto(
  ctx: Ctx,
  _actor: Actor,
  input: { id: string; size: PhotoSize; exp: number; sig: string },
): Promise<{ bytes: Uint8Array; type: string }> {
  if (!isPhotoSignatureValid(ctx, input)) throw new AppError('not_found')
  const file = await ctx.files.get(photoFileKey(input.id, input.size))
  if (!file) throw new AppError('not_found')
  return file
}
