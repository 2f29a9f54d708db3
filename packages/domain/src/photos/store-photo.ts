import { createHash } from 'node:crypto'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { PhotoView } from '@oficio/contracts/photos/photo'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { photoFileKey, photoOwnerKeys, viewPhoto } from './photo-keys'
import { removePhoto } from './remove-photo'
import { requireUploadRoom, takeUploadRoom, writeFiles } from './waiting-uploads'

/**
 * Re-encodes and stores an uploaded photo. The photo is removed after a day unless a request attaches it
 * (docs/product.md, 'Photos'). Throws photo_type, photo_too_large, photo_unreadable, photo_too_many_pixels,
 * too_many_waiting_photos, uploads_full or storage_away.
 */
export async function storePhoto(ctx: Ctx, actor: Actor, input: { bytes: Uint8Array }): Promise<PhotoView> {
  if (input.bytes.length > limits.photoBytes) throw new AppError('photo_too_large')
  const [ownerKey] = photoOwnerKeys(actor)
  if (!ownerKey) throw new AppError('invalid_request')
  // Check for room before the costly encoding.
  await requireUploadRoom(ctx, actor, 0)
  const image = await ctx.images.process(input.bytes)
  const id = ctx.ids.next()
  const bytes = image.full.length + image.thumb.length
  // Insert the row before the files. The sweep removes a row without files, but would never find a file without a row.
  const row = await takeUploadRoom(ctx, actor, {
    bytes,
    countOwn: ({ db }) => db.photo.count({ where: { ownerKey, state: 'pending' } }),
    ownMax: limits.waitingPhotos,
    tooManyOwn: new AppError('too_many_waiting_photos'),
    insert: ({ db }, connectionHash) =>
      db.photo.create({
        data: {
          id,
          ownerKey,
          connectionHash,
          width: image.width,
          height: image.height,
          bytes,
          sha256: createHash('sha256').update(image.full).digest('hex'),
          createdAt: ctx.clock.now(),
        },
      }),
  })
  const write = async () => {
    await ctx.files.put(photoFileKey(id, 'full'), image.full, image.type)
    await ctx.files.put(photoFileKey(id, 'thumb'), image.thumb, image.type)
  }
  await writeFiles(ctx, write, () => removePhoto(ctx, { id }))
  return viewPhoto(ctx, row)
}
