import { limits } from '@oficio/contracts/limits'
import type { Pagination } from '@oficio/contracts/search/search-fields'

/**
 * Returns the pagination of a page of search results. Searches count results only up to `max`. A larger `count` means
 * "more than `max`", which the answer says with `isCountCapped`.
 */
export function paginate(
  { page, limit }: { page: number; limit: number },
  count: number,
  max: number = limits.searchCounted,
): Pagination {
  const totalCount = Math.min(count, max)
  const totalPages = Math.ceil(totalCount / limit)
  return {
    currentPage: page,
    totalPages,
    totalCount,
    limit,
    hasMore: page < totalPages,
    isCountCapped: count > max,
  }
}
