import { exportAddress } from '@oficio/contracts/admin/exports'
import {
  type ListDefinition,
  type ListPage,
  type ListQuery,
  listAddress,
} from '@oficio/contracts/kernel/lists/define-list'
import { ArrowDown, ArrowUp, Download, type LucideIcon, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { LinkTabs } from '@/components/ui/link-tabs'
import type { ListColumn } from './list-columns'
import { ListFilter, type ReferenceChoices } from './list-filter'
import { ListTable } from './list-table'
import { isNarrowed, withoutFilters } from './narrowed'

/** The presentation of a list on its page. */
export interface ListLook<List extends ListDefinition, Row> {
  list: List
  /** What the rows are, for screen readers. */
  label: string
  columns: readonly ListColumn<Row>[]
  keyOf(row: Row): string
  hrefOf?: (row: Row) => string
  /** Shown while the list has no rows, whatever the filters are. */
  empty: EmptyText | ((query: ListQuery<List>) => EmptyText)
  /** Whether the list can be downloaded as a table; default true. */
  isExported?: boolean
}

interface EmptyText {
  icon: LucideIcon
  title: string
  description: string
}

interface ListViewProps<List extends ListDefinition, Row> {
  look: ListLook<List, Row>
  query: ListQuery<List>
  page: ListPage<Row>
  references?: ReferenceChoices | undefined
}

/** A list as every page of the admin panel shows it. Filters, sorting and paging use links and a plain form. */
export function ListView<List extends ListDefinition, Row>({
  look: { list, label, columns, keyOf, hrefOf, empty, isExported = true },
  query,
  page: { rows, nextCursor },
  references,
}: ListViewProps<List, Row>) {
  return (
    <section aria-label={label} className="space-y-5">
      <Tabs list={list} query={query} />
      <ListFilter list={list} query={query} references={references} />
      {rows.length > 0 ? (
        <ListTable
          label={label}
          rows={rows}
          columns={columns}
          keyOf={keyOf}
          hrefOf={hrefOf}
          headOf={(column) => <Head list={list} query={query} column={column} />}
          orderOf={(column) => orderOf(column, query.sort)}
        />
      ) : isNarrowed(list, query) || query.cursor ? (
        <EmptyState
          icon={SearchX}
          title="No encontramos nada"
          description="Probá con otra palabra o con menos filtros."
          action={
            <ButtonLink href={listAddress(list, withoutFilters(list, query))} variant="outline">
              Ver todo
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState {...(typeof empty === 'function' ? empty(query) : empty)} />
      )}
      <Foot exportHref={isExported && rows.length > 0 ? exportAddress(list, query) : null}>
        {query.cursor && (
          <ButtonLink href={listAddress(list, { ...query, cursor: undefined })} variant="outline">
            Volver al principio
          </ButtonLink>
        )}
        {nextCursor && (
          <ButtonLink href={listAddress(list, { ...query, cursor: nextCursor })} variant="outline">
            Ver más
          </ButtonLink>
        )}
      </Foot>
    </section>
  )
}

interface PartProps<List extends ListDefinition> {
  list: List
  query: ListQuery<List>
}

/** The tabs of a list. A change of the tab keeps the search. */
function Tabs<List extends ListDefinition>({ list, query }: PartProps<List>) {
  const values: Readonly<Record<string, unknown>> = query
  return Object.entries(list.filters).map(([key, filter]) => {
    if (filter.kind !== 'choice' || !filter.isTabs) return null
    const tabs = Object.entries(filter.choices).map(([choice, text]) => ({
      key: choice,
      label: text,
      href: listAddress(list, { ...query, [key]: choice, cursor: undefined }),
    }))
    return <LinkTabs key={key} label={filter.label} tabs={tabs} current={String(values[key])} />
  })
}

const orderOf = <Row,>({ sorts }: ListColumn<Row>, sort: string) => {
  if (sorts?.ascending === sort) return 'ascending'
  return sorts?.descending === sort ? 'descending' : undefined
}

const headStyle = 'inline-flex min-h-9 items-center gap-1'

/** The title of a column. If the column can be sorted, the title is a link that sorts the list. */
function Head<List extends ListDefinition, Row>({
  list,
  query,
  column,
}: PartProps<List> & { column: ListColumn<Row> }) {
  const { title, sorts } = column
  const order = orderOf(column, query.sort)
  const other = order === 'descending' ? sorts?.ascending : (sorts?.descending ?? sorts?.ascending)
  if (!other || other === query.sort)
    return (
      <span className={headStyle}>
        {title} <Arrow order={order} />
      </span>
    )
  return (
    <Link
      // The cast is safe, because the columns use the sort names of the definition.
      href={listAddress(list, { ...query, sort: other as typeof query.sort, cursor: undefined })}
      className={`${headStyle} rounded underline-offset-4 hover:text-foreground hover:underline`}
    >
      {title} <Arrow order={order} />
    </Link>
  )
}

function Arrow({ order }: { order: 'ascending' | 'descending' | undefined }) {
  if (!order) return null
  return order === 'ascending' ? (
    <ArrowUp aria-hidden className="size-4" />
  ) : (
    <ArrowDown aria-hidden className="size-4" />
  )
}

function Foot({ exportHref, children }: { exportHref: string | null; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label="Páginas" className="flex flex-wrap gap-3 empty:hidden">
        {children}
      </nav>
      {exportHref && (
        <Button asChild variant="ghost">
          <a href={exportHref}>
            <Download aria-hidden />
            Descargar la lista (CSV)
          </a>
        </Button>
      )}
    </div>
  )
}
