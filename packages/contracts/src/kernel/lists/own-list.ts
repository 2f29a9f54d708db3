import { z } from 'zod'
import { id, numeric } from '../../fields'
import { limits } from '../../limits'

/** How a caller pages through a list of their own things, the newest first; the same in every such list. */
export const ownListQuery = z.object({
  cursor: id.optional().describe('The nextCursor of the page before; left out for the first page.'),
  limit: numeric(z.number().int().min(1).max(limits.ownListMax).default(limits.ownListDefault)).describe(
    'How many entries a page has.',
  ),
})
export type OwnListQuery = z.infer<typeof ownListQuery>

export const nextCursor = id
  .nullable()
  .describe('Send it as cursor to read the next page; null on the last page.')
