import { AppError } from '@oficio/contracts/errors'
import { type Actor, isAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findOwnProfessional } from '../own-professional'
import { documentFileKey } from './document-keys'

/** Returns a document's bytes to its professional and to admins. Throws not_found for any other caller. */
export async function readDocument(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<{ bytes: Uint8Array; type: string; name: string }> {
  const own = isAdmin(actor) ? null : await findOwnProfessional(ctx.db, actor)
  if (!own && !isAdmin(actor)) throw new AppError('not_found')
  const document = await ctx.db.professionalDocument.findFirst({
    where: { id, state: 'attached', ...(own && { professionalId: own.id }) },
    select: { name: true },
  })
  const file = document && (await ctx.files.get(documentFileKey(id)))
  if (!file) throw new AppError('not_found')
  return { ...file, name: document.name }
}
