export const pageSize = 50
/** Nobody has a thousand payments under one reference, and a search that never ends must not keep us for ever. */
const mostPages = 20

/** Returns the rows of all pages of a search, however long the pages are that the provider gives. */
export async function collectPages<Row>(
  readPage: (offset: number) => Promise<{ results: Row[]; total: number | null }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 0; page < mostPages; page += 1) {
    const { results, total } = await readPage(rows.length)
    rows.push(...results)
    const isLast = total === null ? results.length < pageSize : rows.length >= total
    if (isLast || results.length === 0) break
  }
  return rows
}
