import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../context/ctx'
import { photoFileKey } from './photo-keys'

/**
 * Removes a photo that waits for a request, with its files; returns false when there is none that `where` describes.
 * The row goes first and only if the files went too: a submission in this very moment either has the photo attached
 * already, or finds it gone, and no file is left that nothing knows of.
 */
export function removePhoto(ctx: Ctx, where: Prisma.PhotoWhereInput & { id: string }): Promise<boolean> {
  return ctx.db.$transaction(async (tx) => {
    const { count } = await tx.photo.deleteMany({ where: { ...where, state: 'pending' } })
    if (count === 0) return false
    await ctx.files.delete(photoFileKey(where.id, 'full'))
    await ctx.files.delete(photoFileKey(where.id, 'thumb'))
    return true
  })
}
