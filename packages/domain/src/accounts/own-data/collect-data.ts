import { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import type { Person, PersonalTable } from '../../kernel/personal-data'

type Row = Record<string, unknown>

/** Returns everything stored about a person, table by table: the columns that every noun declares, except secrets. */
export async function collectData(ctx: Ctx, person: Person): Promise<Record<string, Row[]>> {
  const rowsByTable: Record<string, Row[]> = {}
  for (const table of ctx.registry.personalTables) {
    const rows = await rowsOf(ctx, table, person)
    if (rows.length > 0) rowsByTable[table.title] = rows
  }
  return rowsByTable
}

async function rowsOf(
  ctx: Ctx,
  { table, rows, facts, personal, published = [] }: PersonalTable,
  person: Person,
) {
  if (rows === null) return []
  // Safe as raw SQL: the names are declared in code and never come from a request.
  const names = Prisma.raw([...facts, ...personal, ...published].map((name) => `"${name}"`).join(', '))
  const storedRows = await ctx.db.$queryRaw<{ row: Row }[]>`
    SELECT to_jsonb(found) AS row FROM (SELECT ${names} FROM ${Prisma.raw(table)} WHERE ${rows(person)}) found`
  return storedRows.map(({ row }) => row)
}
