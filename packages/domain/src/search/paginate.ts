import { limits } from '@oficio/contracts/limits'
import type { Pagination } from '@oficio/contracts/search/search-fields'

/**
 * Returns the pagination of a page of results. `count` is exact up to `max`; a larger count means that there are more.
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
