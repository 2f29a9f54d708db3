import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import { photoFileKey } from './photo-keys'

/**
 * Removes a photo without a request, with its files. Returns false if no photo matches `where`. Marks the photo first:
 * a concurrent submission has either attached it already or no longer finds it. Deletes the row last, so that the next
 * sweep can retry if a file remains.
 */
export async function removePhoto(
  ctx: Ctx,
  where: Prisma.PhotoWhereInput & { id: string },
): Promise<boolean> {
  const { count } = await ctx.db.photo.updateMany({
    where: { ...where, state: { in: ['pending', 'removing'] } },
    data: { state: 'removing' },
  })
  if (count === 0) return false
  await ctx.files.delete(photoFileKey(where.id, 'full'))
  await ctx.files.delete(photoFileKey(where.id, 'thumb'))
  await ctx.db.photo.deleteMany({ where: { id: where.id, state: 'removing' } })
  return true
}
