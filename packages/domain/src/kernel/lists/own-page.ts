import type { OwnListQuery } from '@oficio/contracts/kernel/lists/own-list'

/**
 * Returns what a query of the caller's own rows adds for one page, newest first. Ids are made in the order of time, so the
 * last one is the cursor: rows that come meanwhile neither repeat a row nor hide one.
 */
export const ownPage = ({ cursor, limit }: OwnListQuery) => ({
  where: cursor ? { id: { lt: cursor } } : {},
  orderBy: { id: 'desc' as const },
  // One more than is shown says whether another page follows.
  take: limit + 1,
})

/** Returns the rows of the page, and where the next one begins. */
export function cutPage<Row extends { id: string }>(
  rows: readonly Row[],
  { limit }: Pick<OwnListQuery, 'limit'>,
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  return { rows: shown, nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}
