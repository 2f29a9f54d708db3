import type { DocumentView } from '@oficio/contracts/professionals/documents'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { visibleProfessional } from '../own-professional'
import { viewDocument } from './document-keys'

/**
 * Returns the documents of a professional, to the professional or an admin. Without `professionalId`, returns the
 * caller's own. Throws forbidden, not_found.
 */
export async function listDocuments(
  ctx: Ctx,
  actor: Actor,
  { professionalId }: { professionalId?: string | undefined },
): Promise<DocumentView[]> {
  const { id } = await visibleProfessional(ctx.db, actor, professionalId)
  const documents = await ctx.db.professionalDocument.findMany({
    where: { professionalId: id, state: 'attached' },
    orderBy: { id: 'asc' },
  })
  return documents.map(viewDocument)
}
