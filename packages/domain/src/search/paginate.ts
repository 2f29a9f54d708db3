import { limits } from '@oficio/contracts/limits'
import type { Pagination } from '@oficio/contracts/search/search-fields'

/** Returns what a page of results says of the others; `count` is exact up to `most`, which are counted. */
export function paginate(
  { page, limit }: { page: number; limit: number },
  count: number,
  most: number = limits.searchCounted,
): Pagination {
  const totalCount = Math.min(count, most)
  return {
    currentPage: page,
    totalPages: Math.ceil(totalCount / limit),
    totalCount,
    limit,
    isMore: count > most,
  }
}
