import { limits } from '@oficio/contracts/limits'
import { subHours } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { removeDocument } from './remove-document'

/** Removes documents that no registration used within `unusedPhotoHours`, and finishes removals that were started. */
export async function removeUnusedDocuments(ctx: Ctx): Promise<void> {
  const before = subHours(ctx.clock.now(), limits.unusedPhotoHours)
  // Documents older than that no longer count towards the upload limit of a connection.
  await ctx.db.professionalDocument.updateMany({
    where: { createdAt: { lt: before }, connectionHash: { not: null } },
    data: { connectionHash: null },
  })
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.professionalDocument.findMany({
        where: {
          OR: [{ state: 'removing' }, { state: 'pending', createdAt: { lt: before } }],
          id: { gt: after },
        },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: async (id) => removeDocument(ctx, { id }),
  })
}

export const removeUnusedDocumentsClock = atTimes(
  { name: 'remove-unused-documents', label: 'Borrar documentos sin usar', at: '19 * * * *' },
  removeUnusedDocuments,
)
