import { refuseSubscription } from './api-error'

/** The largest page of charges. The API refuses larger pages with the short error body of subscriptions. */
const mostCharges = 15
const usualCharges = 12

/**
 * Returns a page of subscription charges. Its default is smaller than in `pageOf`, and a limit above the maximum is
 * refused.
 */
export function chargesPageOf<Item>(list: Item[], query: URLSearchParams) {
  if ((readCount(query.get('limit')) ?? 0) > mostCharges) refuseSubscription(400, 'Invalid value for limit')
  return paginate(list, query, usualCharges)
}

/** Returns the part of a list that `limit` and `offset` select, and the paging data. */
export function paginate<Item>(list: Item[], query: URLSearchParams, usualLimit = 30) {
  const limit = Math.min(readCount(query.get('limit')) ?? usualLimit, 1000)
  const offset = readCount(query.get('offset')) ?? 0
  return { items: list.slice(offset, offset + limit), paging: { total: list.length, limit, offset } }
}

function readCount(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}
