import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { cn } from '@/lib/cn'
import type { ListColumn } from './list-columns'

interface ListTableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string
  rows: readonly Row[]
  columns: readonly ListColumn<Row>[]
  keyOf(row: Row): string
  /** Returns the link of a row. Omitted for rows without a link. */
  hrefOf?: ((row: Row) => string) | undefined
  /** Returns the content of a column's header. */
  headOf(column: ListColumn<Row>): ReactNode
  /** Returns the direction in which the list is sorted by the column, if it is. */
  orderOf(column: ListColumn<Row>): 'ascending' | 'descending' | undefined
}

/**
 * The rows of a list. A table from 1024 px up, whose header sticks below the header of the site. On narrower screens, each row is
 * a card. The link in the first cell covers the whole row.
 */
export function ListTable<Row>({
  label,
  rows,
  columns,
  keyOf,
  hrefOf,
  headOf,
  orderOf,
}: ListTableProps<Row>) {
  return (
    // Clipped instead of scrollable, because the table header would otherwise stick to the card instead of the window.
    <div className="overflow-clip rounded-card border bg-surface">
      <table aria-label={label} className="block w-full text-left lg:table">
        <thead className="hidden lg:sticky lg:top-16 lg:z-10 lg:table-header-group">
          <tr>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                aria-sort={orderOf(column)}
                className={cn(
                  'bg-muted px-3 py-1 text-sm font-semibold text-muted-foreground first:pl-5 last:pr-5',
                  column.isNumber && 'text-right',
                )}
              >
                {headOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y lg:table-row-group">
          {rows.map((row) => (
            <ListRow key={keyOf(row)} row={row} columns={columns} href={hrefOf?.(row)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ListRowProps<Row> {
  row: Row
  columns: readonly ListColumn<Row>[]
  href: string | undefined
}

// A date and time wraps into two lines (day, time) instead of at every word.
const cellStyle =
  'min-w-0 wrap-anywhere lg:table-cell lg:px-3 lg:py-3.5 lg:first:pl-5 lg:last:pr-5 lg:[&_time]:inline-block lg:[&_time]:min-w-28'

function ListRow<Row>({ row, columns: [name, ...columns], href }: ListRowProps<Row>) {
  if (!name) return null
  return (
    <tr
      className={cn(
        'relative grid grid-cols-1 gap-y-1.5 p-4 lg:table-row lg:align-top',
        href && 'transition-colors hover:bg-muted',
      )}
    >
      <th scope="row" className={cn('block font-semibold', cellStyle)}>
        {href ? (
          <Link
            href={href}
            // The link's area covers the row. Other controls in the row are above this area.
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
          >
            {name.cell(row)}
          </Link>
        ) : (
          name.cell(row)
        )}
      </th>
      {columns.map((column) => (
        <ListCell key={column.title} column={column}>
          {column.cell(row)}
        </ListCell>
      ))}
    </tr>
  )
}

function ListCell<Row>({ column, children }: { column: ListColumn<Row>; children: ReactNode }) {
  const { title, isPlain = false, isNumber = false, isWhole = false } = column
  if (children === null || children === undefined || children === '')
    return <td className={cn('hidden', cellStyle)} />
  return (
    <td
      className={cn(
        isPlain ? 'block' : 'grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 tiny:grid-cols-1',
        cellStyle,
        isNumber && 'tabular-nums lg:text-right',
        (isNumber || isWhole) && 'lg:whitespace-nowrap',
      )}
    >
      {!isPlain && (
        <span aria-hidden className="text-sm leading-6 text-muted-foreground lg:hidden">
          {title}
        </span>
      )}
      <span className="block min-w-0">{children}</span>
    </td>
  )
}
