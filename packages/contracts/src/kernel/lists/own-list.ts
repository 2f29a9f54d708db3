import { z } from 'zod'
import { countUpTo, id } from '../../fields'
import { limits } from '../../limits'

/** Pagination of a caller's own rows, newest first; the same in every such list. */
export const ownListQuery = z.object({
  cursor: id.optional().describe('The nextCursor of the previous page. Omit it for the first page.'),
  limit: countUpTo(limits.ownListMax, limits.ownListDefault),
})
export type OwnListQuery = z.infer<typeof ownListQuery>

export const nextCursor = id
  .nullable()
  .describe('Send it as cursor to read the next page. Null on the last page.')
