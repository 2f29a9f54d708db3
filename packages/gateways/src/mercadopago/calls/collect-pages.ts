/** How many rows a search may ask for at once: in the beginning, and where the first page comes again and again. */
export interface PageSizes {
  usual: number
  largest: number
}

/** What most searches of the provider take. */
const commonPages: PageSizes = { usual: 50, largest: 1_000 }

/** A search that never ends must not keep us for ever. */
const mostPages = 100

export interface Page {
  results: unknown[]
  /** How many there are in all, as the provider counts; null where it does not say. */
  total: number | null
}

interface Collected {
  /** Each row once, in the order in which they came. */
  rows: unknown[]
  /** Whether there are as many as the provider counts. */
  isWhole: boolean
}

/**
 * Returns the rows of all pages of a search, however long the pages are that the provider gives, whatever it says of
 * their number, and also when it gives the first page again and again: then it is asked for all of them at once.
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
    const { results, ...counted } = await readPage({ limit, offset })
    const before = rowsById.size
    for (const row of results) if (!rowsById.has(keyOf(row))) rowsById.set(keyOf(row), row)
    total = counted.total
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

/** Returns how many to ask for at once where the next page brought nothing new, or null where that is all. */
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
