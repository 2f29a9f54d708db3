import { formatMoment } from '@oficio/contracts/text/format-date'
import type { ReactNode } from 'react'

/** A column of a list. The first column contains the name of the row and its link. */
export interface ListColumn<Row> {
  title: string
  cell(row: Row): ReactNode
  /** The sort orders of this column, by their names in the list's definition. */
  sorts?: { ascending?: string; descending?: string }
  /** A card on a phone shows this column without its title, because a badge explains itself. */
  isPlain?: true
  isNumber?: true
  /** Whether the content never wraps in the table, such as the number of a payment. */
  isWhole?: true
}

/** The column of the creation time, by which most lists are sorted. */
export const createdColumn = (title: string): ListColumn<{ createdAt: string }> => ({
  title,
  sorts: { descending: 'newest', ascending: 'oldest' },
  cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
})
