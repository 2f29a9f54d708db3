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
import { compareWithSite } from './compare-with-site'
import { importTimeoutMs, lockImport } from './lock-import'
import { makeBusinesses } from './make-businesses'
import { purgeImported, townTagsOf } from './purge-imported'
import { quote } from './quote'
import { viewImport } from './view-import'

/**
 * Imports the correct lines of a file, or nothing, in one transaction (docs/product.md, 'Bringing businesses in').
 * Imports lines with hints about the same business only if the admin chooses so. The first of two concurrent admins
 * counts. Throws not_found, import_changed, import_has_faults.
 */
export async function runImport(
  ctx: Ctx,
  actor: Actor,
  { id, which, hinted }: InputOf<typeof runBusinessImportEndpoint>,
): Promise<BusinessImportView> {
  const { userId: adminId } = requireAdmin(actor)
  // A transaction of its own, so that the faulty lines stay recorded if the import is refused.
  await ctx.transaction((ctx) => recheckLines(ctx, id), { timeoutMs: importTimeoutMs })
  return ctx.transaction(
    async (ctx) => {
      const { lineCount, wrongCount, hintCount } = await recheckLines(ctx, id)
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
 * Locks the import, and returns the number of its lines, its wrong lines and its lines with hints, checked again.
 * Serialises imports, so that a business in two files is found.
 */
async function recheckLines(ctx: TxCtx, id: string) {
  await lockWhole(ctx.db, 'run-business-import')
  await holdTerms(ctx.db)
  const { state, lineCount } = await lockImport(ctx, id)
  if (state !== 'checked') throw new AppError('import_changed')
  await recheckTerms(ctx, id)
  return { lineCount, ...(await compareWithSite(ctx, id)) }
}

/**
 * Checks the lines of an import against the current categories and tags, because admins may have changed them since the
 * check. A line with a retired category becomes wrong. A merged tag becomes its target, and a retired tag is left out,
 * as for any business. The caller holds the lock of the terms.
 */
async function recheckTerms(ctx: TxCtx, importId: string): Promise<void> {
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
