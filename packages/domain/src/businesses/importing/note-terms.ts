import { importColumns, importTexts } from '@oficio/contracts/businesses/importing/columns'
import type { TxCtx } from '../../kernel/ctx'
import type { Fault } from './check-line'
import { quote } from './quote'

/**
 * Holds the lines of an import against the categories and tags of this moment: admins may have decided about them since the dry
 * run. A line whose category is out of use is wrong by now; a tag that was merged is the one it was merged into, and one out of
 * use is left out, as it is of any business. The caller holds the terms as they are.
 */
export async function noteTerms(ctx: TxCtx, importId: string): Promise<void> {
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
