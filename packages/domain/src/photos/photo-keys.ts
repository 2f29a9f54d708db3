import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@oficio/contracts/limits'
import type { PhotoSize } from '@oficio/contracts/photos/endpoints'
import type { PhotoView } from '@oficio/contracts/photos/photo'
import { type Actor, identityOf } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'

/** An address holds for one to two of these. */
const lifetimeSeconds = limits.photoAddressHours * 3600

/**
 * Returns by what a sender is known as the owner of a photo that no request holds yet. The device comes first: whoever
 * logs in, or is logged out, while filling in the form keeps their photos. API clients have an account only.
 */
export function photoOwnerKeys(actor: Actor): string[] {
  const { deviceHash, userId } = identityOf(actor)
  return [deviceHash, userId].filter((key) => key !== null)
}

/** Where the bytes of a photo stand in the file store. */
export const photoFileKey = (id: string, size: PhotoSize): string => `photos/${id}/${size}.webp`

function sign(ctx: Ctx, id: string, size: PhotoSize, expires: number): string {
  return createHmac('sha256', ctx.tokenSecret)
    .update(`photo|${id}|${size}|${expires}`)
    .digest('base64url')
    .slice(0, 27)
}

function signedPath(ctx: Ctx, id: string, size: PhotoSize): string {
  const now = Math.floor(ctx.clock.now().getTime() / 1000)
  // Rounded up, so that a page opened twice asks for the same address and the browser's cache serves.
  const expires = (Math.floor(now / lifetimeSeconds) + 2) * lifetimeSeconds
  return `/api/photos/${id}/${size}?exp=${expires}&sig=${sign(ctx, id, size, expires)}`
}

/** Returns whether the address of a picture was made by us and has not ended. */
export function isPhotoSignatureValid(
  ctx: Ctx,
  photo: { id: string; size: PhotoSize; exp: number; sig: string },
): boolean {
  if (photo.exp * 1000 < ctx.clock.now().getTime()) return false
  const expected = Buffer.from(sign(ctx, photo.id, photo.size, photo.exp))
  const given = Buffer.from(photo.sig)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Returns a photo as its viewer gets it; only call it for somebody who may see the photo. */
export function viewPhoto(ctx: Ctx, photo: { id: string; width: number; height: number }): PhotoView {
  return {
    id: photo.id,
    thumbUrl: signedPath(ctx, photo.id, 'thumb'),
    fullUrl: signedPath(ctx, photo.id, 'full'),
    width: photo.width,
    height: photo.height,
  }
}
