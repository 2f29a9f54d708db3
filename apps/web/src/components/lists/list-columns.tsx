import { formatMoment } from '@oficio/contracts/text/format-date'
import type { ReactNode } from 'react'

/** One column of a list; the first one names the row and leads to it. */
export interface ListColumn<Row> {
  title: string
  cell(row: Row): ReactNode
  /** The sort orders of this column, by the names of the list's definition. */
  sorts?: { ascending?: string; descending?: string }
  /** A badge says by itself what it is about: a card on a phone shows it without the column's title. */
  isPlain?: true
  isNumber?: true
  /** Never broken where there is room for a table: the number of a payment. */
  isWhole?: true
}

/** The column of the moment that the usual sort orders of a list are about. */
export const createdColumn = (title: string): ListColumn<{ createdAt: string }> => ({
  title,
  sorts: { descending: 'newest', ascending: 'oldest' },
  cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
})
