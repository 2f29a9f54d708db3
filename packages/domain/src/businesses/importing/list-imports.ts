import type {
  BusinessImportView,
  ImportQuery,
  importList,
} from '@oficio/contracts/businesses/importing/imports'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { type BusinessImport, Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findPage, type ListSource } from '../../kernel/lists/find-page'
import { viewImport } from './view-import'

const source: ListSource<keyof typeof importList.sorts> = {
  columns: Prisma.sql`id, file_name AS "fileName", state::text AS state, line_count AS "lineCount",
    wrong_count AS "wrongCount", hint_count AS "hintCount", unknown_columns AS "unknownColumns", made_count AS "madeCount",
    kept_count AS "keptCount", created_at AS "createdAt", checked_at AS "checkedAt", imported_at AS "importedAt",
    undone_at AS "undoneAt"`,
  from: Prisma.sql`business_imports`,
  // Ids increase with time, so the id sorts by time.
  id: { value: Prisma.sql`id`, type: 'uuid' },
  orders: { newest: { isDescending: true }, oldest: { isDescending: false } },
}

/** Returns a page of the sent files. */
export async function listImports(
  ctx: Ctx,
  actor: Actor,
  { state, ...paging }: ImportQuery,
): Promise<ListPage<BusinessImportView>> {
  requireAdmin(actor)
  const conditions = state ? [Prisma.sql`state = ${state}::business_import_state`] : []
  const { rows, nextCursor } = await findPage<BusinessImport, ImportQuery['sort']>(ctx, source, {
    conditions,
    ...paging,
  })
  return { rows: rows.map(viewImport), nextCursor }
}
