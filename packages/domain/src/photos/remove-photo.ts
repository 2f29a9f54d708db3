import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import { photoFileKey } from './photo-keys'

/**
 * Removes a photo without a request, with its files; returns false if none matches `where`. It is marked first, so
 * that a concurrent submission either has it attached already or finds it gone. The row is deleted last, so that the
 * next sweep can retry while a file may be left.
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
