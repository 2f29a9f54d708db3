import { importColumns, importTexts } from '@oficio/contracts/businesses/importing/columns'
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
import type { Fault } from './check-line'
import { importTimeoutMs, lockImport } from './lock-import'
import { makeBusinesses } from './make-businesses'
import { noteKnown } from './note-known'
import { purgeImported, townTagsOf } from './purge-imported'
import { quote } from './quote'
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
      const businesses = await ctx.db.business.findMany({
        where: { importId: id },
        select: { id: true, slug: true },
      })
      await purgeImported(ctx.db, { businesses, townTags: await townTagsOf(ctx.db, id) })
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

/**
 * Holds the lines of an import against the categories and tags of this moment: admins may have decided about them since the dry
 * run. A line whose category is out of use is wrong by now; a tag that was merged is the one it was merged into, and one out of
 * use is left out, as it is of any business. The caller holds the terms as they are.
 */
async function noteTerms(ctx: TxCtx, importId: string): Promise<void> {
  await markRetiredCategories(ctx, importId)
  await followTags(ctx, importId)
}

async function markRetiredCategories({ db }: TxCtx, importId: string): Promise<void> {
  const retired = await db.$queryRaw<{ id: number; name: string }[]>`
    SELECT DISTINCT category.id, category.name
    FROM business_import_lines one, jsonb_array_elements_text(one.facts -> 'categoryIds') named
    JOIN business_categories category ON category.id = named::int AND category.retired_at IS NOT NULL
    WHERE one.import_id = ${importId}::uuid AND one.facts IS NOT NULL
    ORDER BY category.id`
  for (const { id, name } of retired) {
    const faults: Fault[] = [
      { column: importColumns.categories.title, text: importTexts.category(quote(name)) },
    ]
    await db.$executeRaw`
      UPDATE business_import_lines SET facts = NULL, hints = '[]', faults = ${JSON.stringify(faults)}::jsonb
      WHERE import_id = ${importId}::uuid AND facts -> 'categoryIds' @> to_jsonb(${id}::int)`
  }
}

async function followTags({ db }: TxCtx, importId: string): Promise<void> {
  await db.$executeRaw`
    WITH said AS (
      SELECT one.line, coalesce(jsonb_agg(DISTINCT tag.id) FILTER (WHERE tag.id IS NOT NULL), '[]') AS tag_ids
      FROM business_import_lines one, jsonb_array_elements_text(one.facts -> 'tagIds') named
      JOIN business_tags old ON old.id = named::int
      LEFT JOIN business_tags tag ON tag.id = coalesce(old.merged_into_id, old.id) AND tag.retired_at IS NULL
      WHERE one.import_id = ${importId}::uuid AND one.facts IS NOT NULL
      GROUP BY one.line HAVING bool_or(old.retired_at IS NOT NULL)
    )
    UPDATE business_import_lines one SET facts = jsonb_set(one.facts, '{tagIds}', said.tag_ids)
    FROM said WHERE one.import_id = ${importId}::uuid AND one.line = said.line`
}
