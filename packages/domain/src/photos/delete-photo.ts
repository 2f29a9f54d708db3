import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'
import { photoFileKey, photoOwnerKey } from './photo-keys'

/** Removes an own photo that no request holds. Throws not_found for any other. */
export async function deletePhoto(ctx: Ctx, actor: Actor, input: { id: string }): Promise<{ success: true }> {
  const ownerKey = photoOwnerKey(actor)
  if (!ownerKey) throw new AppError('not_found')
  const { count } = await ctx.db.photo.deleteMany({ where: { id: input.id, ownerKey, state: 'pending' } })
  if (count === 0) throw new AppError('not_found')
  await ctx.files.delete(photoFileKey(input.id, 'full'))
  await ctx.files.delete(photoFileKey(input.id, 'thumb'))
  return { success: true }
}
