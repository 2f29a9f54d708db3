import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@oficio/contracts/limits'
import type { PhotoSize } from '@oficio/contracts/photos/endpoints'
import type { PhotoView } from '@oficio/contracts/photos/photo'
import { type Actor, identityOf } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'

/** Length of a signing period in seconds. A signed address is valid for one to two periods. */
const lifetimeSeconds = limits.photoAddressHours * 3600

/**
 * Returns the caller's keys that can own a photo without a request. The device comes first, so that the photos stay if
 * the caller logs in or out while filling in the form. API clients have only an account.
 */
export function photoOwnerKeys(actor: Actor): string[] {
  const { deviceHash, userId } = identityOf(actor)
  return [deviceHash, userId].filter((key) => key !== null)
}

/** Key of a photo in the file store. */
export const photoFileKey = (id: string, size: PhotoSize): string => `photos/${id}/${size}.webp`

function sign(ctx: Ctx, id: string, size: PhotoSize, expires: number): string {
  return createHmac('sha256', ctx.tokenSecret)
    .update(`photo|${id}|${size}|${expires}`)
    .digest('base64url')
    .slice(0, 27)
}

function signedPath(ctx: Ctx, id: string, size: PhotoSize): string {
  const now = Math.floor(ctx.clock.now().getTime() / 1000)
  // Rounded to whole periods, so that opening a page twice gives the same address and the browser can use its cache.
  const expires = (Math.floor(now / lifetimeSeconds) + 2) * lifetimeSeconds
  return `/api/photos/${id}/${size}?exp=${expires}&sig=${sign(ctx, id, size, expires)}`
}

/** Returns whether the signature of an image address is valid and not expired. */
export function isPhotoSignatureValid(
  ctx: Ctx,
  photo: { id: string; size: PhotoSize; exp: number; sig: string },
): boolean {
  if (photo.exp * 1000 < ctx.clock.now().getTime()) return false
  const expected = Buffer.from(sign(ctx, photo.id, photo.size, photo.exp))
  const signature = Buffer.from(photo.sig)
  return expected.length === signature.length && timingSafeEqual(expected, signature)
}

/** Returns a photo with signed addresses. Callers must check first that the viewer may see the photo. */
export function viewPhoto(ctx: Ctx, photo: { id: string; width: number; height: number }): PhotoView {
  return {
    id: photo.id,
    thumbUrl: signedPath(ctx, photo.id, 'thumb'),
    fullUrl: signedPath(ctx, photo.id, 'full'),
    width: photo.width,
    height: photo.height,
  }
}
