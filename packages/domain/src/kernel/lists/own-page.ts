import type { OwnListQuery } from '@oficio/contracts/kernel/lists/own-list'

/**
 * Returns the arguments of a query for one page of the caller's own rows, newest first. Ids are sortable by time, so
 * the last id is the cursor, and inserted rows neither repeat nor hide a row.
 */
export const ownPage = ({ cursor, limit }: OwnListQuery) => ({
  where: cursor ? { id: { lt: cursor } } : {},
  orderBy: { id: 'desc' as const },
  // One extra row tells whether another page follows.
  take: limit + 1,
})

/** Returns the rows of the page and the cursor of the next page, or null on the last page. */
export function cutPage<Row extends { id: string }>(
  rows: readonly Row[],
  { limit }: Pick<OwnListQuery, 'limit'>,
): { rows: Row[]; nextCursor: string | null } {
  const pageRows = rows.slice(0, limit)
  return { rows: pageRows, nextCursor: rows.length > limit ? (pageRows.at(-1)?.id ?? null) : null }
}
