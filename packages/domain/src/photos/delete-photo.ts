import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { photoOwnerKeys } from './photo-keys'
import { removePhoto } from './remove-photo'

/** Deletes a photo that the caller uploaded and that no request has. Throws not_found for any other photo. */
export async function deletePhoto(ctx: Ctx, actor: Actor, input: { id: string }): Promise<{ success: true }> {
  const isRemoved = await removePhoto(ctx, { id: input.id, ownerKey: { in: photoOwnerKeys(actor) } })
  if (!isRemoved) throw new AppError('not_found')
  return { success: true }
}
