import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { documentFileKey } from './document-keys'

/**
 * Removes an unused document with its file. Returns false if no document matches `where`. Marks the document first, so
 * that a concurrent registration either already has it or no longer finds it. Deletes the row last, so that no file is
 * left without a row.
 */
export async function removeDocument(
  ctx: Ctx,
  where: Prisma.ProfessionalDocumentWhereInput & { id: string },
): Promise<boolean> {
  const { count } = await ctx.db.professionalDocument.updateMany({
    where: { ...where, state: { in: ['pending', 'removing'] } },
    data: { state: 'removing' },
  })
  if (count === 0) return false
  await ctx.files.delete(documentFileKey(where.id))
  await ctx.db.professionalDocument.deleteMany({ where: { id: where.id, state: 'removing' } })
  return true
}
