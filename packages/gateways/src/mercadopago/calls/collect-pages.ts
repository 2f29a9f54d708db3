/** How many rows to request per page: usually, and at most if the provider keeps repeating the first page. */
export interface PageSizes {
  usual: number
  largest: number
}

/** The page sizes that most searches of the provider accept. */
const commonPages: PageSizes = { usual: 50, largest: 1_000 }

/** Maximum number of pages, so that a faulty search cannot run forever. */
const mostPages = 100

export interface Page {
  results: unknown[]
  /** The total number of rows that the provider reports; null if it reports none. */
  total: number | null
}

interface Collected {
  /** The distinct rows, in the order of arrival. */
  rows: unknown[]
  /** Whether there are as many rows as the provider reported. */
  isWhole: boolean
}

/**
 * Returns the rows of all pages of a search. Works with any page length and with a wrong total. If the provider keeps
 * returning the first page, it requests all rows at once.
 */
export async function collectPages(
  readPage: (page: { limit: number; offset: number }) => Promise<Page>,
  keyOf: (row: unknown) => string,
  sizes: PageSizes = commonPages,
): Promise<Collected> {
  const rowsById = new Map<string, unknown>()
  let total: number | null = null
  let [limit, offset] = [sizes.usual, 0]
  for (let page = 0; page < mostPages; page += 1) {
    const { results, ...page } = await readPage({ limit, offset })
    const before = rowsById.size
    for (const row of results) if (!rowsById.has(keyOf(row))) rowsById.set(keyOf(row), row)
    total = page.total
    offset += results.length
    if (results.length === 0) break
    if (rowsById.size === before) {
      const wider = widerPage(limit, {
        isFull: results.length >= limit,
        count: rowsById.size,
        total,
        largest: sizes.largest,
      })
      if (wider === null) break
      ;[limit, offset] = [wider, 0]
    } else if (results.length < limit && total !== null && rowsById.size >= total) break
  }
  return { rows: [...rowsById.values()], isWhole: total === null || rowsById.size >= total }
}

/** Returns the larger limit to use after a page without new rows; null if there are no more rows to get. */
function widerPage(
  limit: number,
  {
    isFull,
    count,
    total,
    largest,
  }: { isFull: boolean; count: number; total: number | null; largest: number },
): number | null {
  if (total !== null && count >= total && !isFull) return null
  const wantedLimit = isFull ? Math.max(limit * 4, total ?? 0) : (total ?? 0)
  const wider = Math.min(wantedLimit, largest)
  return wider > limit ? wider : null
}
