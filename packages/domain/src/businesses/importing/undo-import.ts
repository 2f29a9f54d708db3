import type {
  BusinessImportView,
  undoBusinessImportEndpoint,
} from '@oficio/contracts/businesses/importing/imports'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { importTimeoutMs, lockImport } from './lock-import'
import { purgeImported, townTagsOf } from './purge-imported'
import { viewImport } from './view-import'

/**
 * Undoes an import: deletes its lines and its businesses. Keeps and counts businesses that were claimed, reviewed or
 * changed since. The first of two concurrent admins counts. Throws not_found, import_changed.
 */
export async function undoImport(
  ctx: Ctx,
  actor: Actor,
  { id, reason }: InputOf<typeof undoBusinessImportEndpoint>,
): Promise<BusinessImportView> {
  const { userId: adminId } = requireAdmin(actor)
  return ctx.transaction(
    async (ctx) => {
      const { state, fileName, madeCount } = await lockImport(ctx, id)
      if (state !== 'imported') throw new AppError('import_changed')
      const townTags = await townTagsOf(ctx.db, id)
      const removedRows = await removeUntouched(ctx, id)
      await purgeImported(ctx.db, { businesses: removedRows, townTags })
      // The marks have no foreign key to the business.
      await ctx.db.businessVisitMark.deleteMany({
        where: { businessId: { in: removedRows.map((row) => row.id) } },
      })
      await ctx.db.businessImportLine.deleteMany({ where: { importId: id } })
      const keptCount = madeCount - removedRows.length
      const finishedImport = await ctx.db.businessImport.update({
        where: { id },
        data: { state: 'undone', undoneAt: ctx.clock.now(), keptCount },
      })
      await recordAudit(ctx, {
        adminId,
        action: 'business-import-undone',
        subject: auditSubject('business-import', id),
        data: { reason, fileName, removedCount: removedRows.length, keptCount },
      })
      return viewImport(finishedImport)
    },
    { timeoutMs: importTimeoutMs },
  )
}

/** Deletes unchanged businesses: every change, decision or review sets `updatedAt`. */
const removeUntouched = ({ db }: TxCtx, importId: string): Promise<{ id: string; slug: string }[]> =>
  db.$queryRaw`
    DELETE FROM businesses b
    WHERE import_id = ${importId}::uuid AND user_id IS NULL AND updated_at = created_at
      AND NOT EXISTS (SELECT FROM reviews WHERE reviews.business_id = b.id)
    RETURNING id, slug`
