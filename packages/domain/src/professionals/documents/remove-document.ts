import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { documentFileKey } from './document-keys'

/**
 * Removes a document that nobody holds, with its file; returns false when there is none that `where` describes. It is
 * marked first, so that a registration in this very moment either has it already or finds it gone; the row goes last, so
 * that while a file may be left something knows of it.
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
