import { createHash } from 'node:crypto'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { PhotoView } from '@oficio/contracts/photos/photo'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { photoFileKey, photoOwnerKeys, viewPhoto } from './photo-keys'

/**
 * Stores an uploaded photo, re-encoded, until a request takes it or a day passes (docs/product.md, 'Photos').
 * Throws photo_type, photo_too_large, photo_unreadable, photo_too_many_pixels or too_many_waiting_photos.
 */
export async function storePhoto(ctx: Ctx, actor: Actor, input: { bytes: Uint8Array }): Promise<PhotoView> {
  if (input.bytes.length > limits.photoBytes) throw new AppError('photo_too_large')
  const [ownerKey] = photoOwnerKeys(actor)
  if (!ownerKey) throw new AppError('invalid_request')
  const waiting = await ctx.db.photo.count({ where: { ownerKey, state: 'pending' } })
  if (waiting >= limits.waitingPhotos) throw new AppError('too_many_waiting_photos')
  const image = await ctx.images.process(input.bytes)
  const id = ctx.ids.next()
  // The row comes first: a file without a row would never be found again, a row without files is swept.
  const row = await ctx.db.photo.create({
    data: {
      id,
      ownerKey,
      width: image.width,
      height: image.height,
      bytes: image.full.length,
      sha256: createHash('sha256').update(image.full).digest('hex'),
      createdAt: ctx.clock.now(),
    },
  })
  await ctx.files.put(photoFileKey(id, 'full'), image.full, image.type)
  await ctx.files.put(photoFileKey(id, 'thumb'), image.thumb, image.type)
  return viewPhoto(ctx, row)
}
