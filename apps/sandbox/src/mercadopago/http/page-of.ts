/** Returns the part of a list that `limit` and `offset` ask for, and the paging that goes with it. */
export function pageOf<Item>(list: Item[], query: URLSearchParams, usualLimit = 30) {
  const limit = Math.min(readCount(query.get('limit')) ?? usualLimit, 1000)
  const offset = readCount(query.get('offset')) ?? 0
  return { items: list.slice(offset, offset + limit), paging: { total: list.length, limit, offset } }
}

function readCount(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}
