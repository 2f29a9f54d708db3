import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import { photoFileKey } from './photo-keys'

/**
 * Removes a photo that waits for a request, with its files; returns false when there is none that `where` describes.
 * It is marked first: a submission in this very moment either has the photo attached already, or finds it gone. The row
 * goes last: while a file may be left, something knows of it, and the next round goes on.
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
