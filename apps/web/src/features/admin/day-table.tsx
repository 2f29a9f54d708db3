import type { ReactNode } from 'react'
import { ScrollCard } from '@/components/ui/scroll-card'
import { cn } from '@/lib/cn'
import { formatCalendarDay } from '@/lib/formats/format-calendar-day'

interface Column<Row> {
  title: string
  /** Whether the column contains text. The other columns contain numbers. */
  isText?: boolean
  cell(row: Row): ReactNode
}

interface DayTableProps<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf(row: Row): string
  /** The row whose date is shown as 'Hoy'. */
  today?: Row | undefined
  /** Uses the phone layout, for a table in a column beside other content. */
  isNarrow?: boolean
  className?: string
}

/** A table of figures for each day. A table wider than the phone scrolls within its card. */
export function DayTable<Row extends { day: string }>({
  rows,
  columns,
  keyOf,
  today,
  isNarrow = false,
  className,
}: DayTableProps<Row>) {
  const { table, head, day, cell: cellStyle } = isNarrow ? narrow : wide
  return (
    <ScrollCard label="Por día" className={className}>
      <table className={cn('w-full text-right tabular-nums', table)}>
        <thead className={cn('bg-muted text-muted-foreground', head)}>
          <tr>
            <th scope="col" className={cn(day, 'font-semibold')}>
              Día
            </th>
            {columns.map(({ title, isText }) => (
              <th
                key={title}
                scope="col"
                className={cn(cellStyle, 'font-semibold wrap-normal', isText && 'text-left')}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row" className={cn(day, 'font-medium sm:whitespace-nowrap')}>
                <time dateTime={row.day}>{row === today ? 'Hoy' : <BreakableDay day={row.day} />}</time>
              </th>
              {columns.map(({ title, isText, cell }) => (
                <td key={title} className={cn(cellStyle, isText ? 'text-left' : 'whitespace-nowrap')}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollCard>
  )
}

const narrow = {
  table: 'text-[0.8125rem] min-[23rem]:text-sm',
  head: 'text-xs',
  day: 'py-2.5 pr-1 pl-3 text-left',
  cell: 'px-1 py-2.5 last:pr-3',
}
const wide = {
  table: `${narrow.table} sm:text-base`,
  head: `${narrow.head} sm:text-sm`,
  day: `${narrow.day} sm:px-4`,
  cell: `${narrow.cell} sm:px-2 sm:last:pr-4`,
}

/** A day that, on a narrow phone, breaks after the weekday and never within the date. */
function BreakableDay({ day }: { day: string }) {
  const [weekday, ...date] = formatCalendarDay(day).split(' ')
  return (
    <>
      {weekday} <span className="whitespace-nowrap">{date.join(' ')}</span>
    </>
  )
}
