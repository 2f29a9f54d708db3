import { AppError } from '@oficio/contracts/errors'
import type { DocumentView } from '@oficio/contracts/professionals/documents'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { photoOwnerKeys } from '../../photos/photo-keys'
import { viewDocument } from './document-keys'

/** Returns a document that the caller has just uploaded. Throws not_found for another caller's document. */
export async function getUploadedDocument(
  ctx: Ctx,
  actor: Actor,
  input: { documentIds: string[] },
): Promise<DocumentView> {
  const document = await ctx.db.professionalDocument.findFirst({
    where: { id: { in: input.documentIds }, ownerKey: { in: photoOwnerKeys(actor) }, state: 'pending' },
  })
  if (!document) throw new AppError('not_found')
  return viewDocument(document)
}
