import type {
  BusinessImportView,
  runBusinessImportEndpoint,
} from '@oficio/contracts/businesses/importing/imports'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockWhole } from '../../kernel/lock-names'
import { holdTerms } from '../lock-terms'
import { importTimeoutMs, lockImport } from './lock-import'
import { makeBusinesses } from './make-businesses'
import { noteKnown } from './note-known'
import { noteTerms } from './note-terms'
import { purgeImported, townTagsOf } from './purge-imported'
import { viewImport } from './view-import'

/**
 * Imports the right lines of a file, or nothing, in one transaction (docs/product.md, 'Bringing businesses in'); lines that
 * may be the same business as another one only where the admin says so. Of two admins at once one does it. Throws not_found, import_changed, import_has_faults.
 */
export async function runImport(
  ctx: Ctx,
  actor: Actor,
  { id, which, hinted }: InputOf<typeof runBusinessImportEndpoint>,
): Promise<BusinessImportView> {
  const { userId: adminId } = requireAdmin(actor)
  // By itself, so that a refusal leaves behind which lines it is about.
  await ctx.transaction((ctx) => openLines(ctx, id), { timeoutMs: importTimeoutMs })
  return ctx.transaction(
    async (ctx) => {
      const { lineCount, wrongCount, hintCount } = await openLines(ctx, id)
      const leftOut = wrongCount + (hinted === 'skip' ? hintCount : 0)
      const isRefused = which === 'all' ? leftOut > 0 : leftOut === lineCount
      if (isRefused) throw new AppError('import_has_faults')
      const madeCount = await makeBusinesses(ctx, id, hinted)
      const importedAt = ctx.clock.now()
      const done = await ctx.db.businessImport.update({
        where: { id },
        data: { state: 'imported', madeCount, importedAt },
      })
      const made = await ctx.db.business.findMany({
        where: { importId: id },
        select: { id: true, slug: true },
      })
      await purgeImported(ctx.db, { businesses: made, townTags: await townTagsOf(ctx.db, id) })
      await recordAudit(ctx, {
        adminId,
        action: 'business-import-run',
        subject: auditSubject('business-import', id),
        data: { fileName: done.fileName, madeCount, wrongCount, hintCount, hinted },
      })
      return viewImport(done)
    },
    { timeoutMs: importTimeoutMs },
  )
}

/**
 * Returns how many lines there are, are wrong by now and wait for a decision, with the import locked. Of two files one waits
 * until the other one is in, so that a business of both is found.
 */
async function openLines(ctx: TxCtx, id: string) {
  await lockWhole(ctx.db, 'run-business-import')
  await holdTerms(ctx.db)
  const { state, lineCount } = await lockImport(ctx, id)
  if (state !== 'checked') throw new AppError('import_changed')
  await noteTerms(ctx, id)
  return { lineCount, ...(await noteKnown(ctx, id)) }
}
