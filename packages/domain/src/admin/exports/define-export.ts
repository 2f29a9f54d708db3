import { AppError } from '@oficio/contracts/errors'
import {
  type ListDefinition,
  type ListPage,
  type ListQuery,
  listQuery,
} from '@oficio/contracts/kernel/lists/define-list'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { type CsvColumn, csvBegin, csvLine } from '../../kernel/lists/csv'

/** Number of rows that are read and written at a time; it limits the memory of a long export. */
const rowsAtOnce = 500

/** A list that can be exported as a CSV table. */
export interface ExportedList {
  name: string
  /** Returns the lines of the filtered list, page by page. Throws validation_failed. */
  linesOf(ctx: Ctx, actor: Actor, query: Readonly<Record<string, string | undefined>>): AsyncGenerator<string>
}

interface Definition<List extends ListDefinition, Row> {
  list: List
  read(ctx: Ctx, actor: Actor, query: ListQuery<List>, take: number): Promise<ListPage<Row>>
  columns: readonly CsvColumn<Row>[]
}

export const defineExport = <const List extends ListDefinition, Row>({
  list,
  read,
  columns,
}: Definition<List, Row>): ExportedList => ({
  name: list.name,
  linesOf: (ctx, actor, query) => {
    const parsed = listQuery(list).safeParse(query)
    if (!parsed.success) throw new AppError('validation_failed')
    return lines(columns, (cursor) => read(ctx, actor, { ...parsed.data, cursor }, rowsAtOnce))
  },
})

async function* lines<Row>(
  columns: readonly CsvColumn<Row>[],
  readPage: (cursor: string | undefined) => Promise<ListPage<Row>>,
): AsyncGenerator<string> {
  yield csvBegin + csvLine(columns.map(({ title }) => title))
  let cursor: string | undefined
  do {
    const { rows, nextCursor } = await readPage(cursor)
    yield rows.map((row) => csvLine(columns.map(({ value }) => value(row)))).join('')
    cursor = nextCursor ?? undefined
  } while (cursor !== undefined)
}
