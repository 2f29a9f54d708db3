import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { photoFileKey } from '../../photos/photo-keys'
import { isShownNow } from '../is-shown-now'

/** Returns the picture of a banner that is public today. Throws not_found. */
export async function readAdPicture(
  ctx: Ctx,
  _actor: Actor,
  { id }: { id: string },
): Promise<{ bytes: Uint8Array; type: string }> {
  const banner = await ctx.db.adBanner.findFirst({
    where: { id, booking: isShownNow(ctx.clock.now()) },
    select: { photoId: true },
  })
  const file = banner && (await ctx.files.get(photoFileKey(banner.photoId, 'full')))
  if (!file) throw new AppError('not_found')
  return file
}
