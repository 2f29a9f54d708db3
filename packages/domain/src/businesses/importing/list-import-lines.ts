import type { ImportLineQuery, ImportLineRow } from '@oficio/contracts/businesses/importing/imports'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'

const source: ListSource<ImportLineQuery['sort']> = {
  columns: Prisma.sql`line, name, faults, hints`,
  from: Prisma.sql`business_import_lines`,
  id: { value: Prisma.sql`line`, type: 'integer' },
  orders: { line: { isDescending: false } },
}

const parts = {
  wrong: Prisma.sql`faults <> '[]'::jsonb`,
  hinted: Prisma.sql`faults = '[]'::jsonb AND hints <> '[]'::jsonb`,
  right: Prisma.sql`faults = '[]'::jsonb AND hints = '[]'::jsonb`,
}

/** Returns a page of the lines of a file: lines with faults, lines for an admin's decision, or the others. */
export async function listImportLines(
  ctx: Ctx,
  actor: Actor,
  { id, search, part, ...paging }: ImportLineQuery & { id: string },
): Promise<ListPage<ImportLineRow>> {
  requireAdmin(actor)
  const conditions = [
    Prisma.sql`import_id = ${id}::uuid`,
    parts[part ?? 'wrong'],
    ...(search ? [holdsEveryWord(Prisma.sql`name`, search)] : []),
  ]
  return findPage<ImportLineRow, ImportLineQuery['sort']>(ctx, source, { conditions, ...paging })
}
