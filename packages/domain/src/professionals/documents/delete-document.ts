import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { photoOwnerKeys } from '../../photos/photo-keys'
import { removeDocument } from './remove-document'

/** Removes the caller's own document if no registration uses it. Throws not_found for any other document. */
export async function deleteDocument(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<{ success: true }> {
  if (!(await removeDocument(ctx, { id, ownerKey: { in: photoOwnerKeys(actor) } })))
    throw new AppError('not_found')
  return { success: true }
}
