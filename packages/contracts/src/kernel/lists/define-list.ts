import { z } from 'zod'
import { calendarDate, integerMax, numeric } from '../../fields'
import { plainText } from '../../text/plain-text'

export const rowsPerPage = 25

/** A choice among a few values. With `usual`, the list shows only those values by default. */
interface ChoiceFilter {
  kind: 'choice'
  /** Name of the parameter in the page's address. */
  name: string
  label: string
  choices: Readonly<Record<string, string>>
  /** Label of the choice that filters nothing, where 'Todos' does not agree with the label. */
  all?: 'Todas' | 'Todo'
  usual?: string
  /** Shown as tabs above the list, one value at a time. */
  isTabs?: true
}

/** A calendar day in Argentina. */
interface DayFilter {
  kind: 'day'
  name: string
  label: string
}

/** The id of a row of a reference table; the page knows the names. */
interface ReferenceFilter {
  kind: 'reference'
  name: string
  label: string
  all?: 'Todas'
}

export type ListFilter = ChoiceFilter | DayFilter | ReferenceFilter

/**
 * What a list supports: search, filters, sorting and pagination. The whole query is part of the page's address, so a
 * list can be shared as a link and works without scripts.
 */
export interface ListDefinition {
  name: string
  path: string
  /** Address parameters that tell which of several lists of a page is meant. */
  fixed?: Readonly<Record<string, string>>
  /** Label of the search field; a list without it cannot be searched. */
  search?: string
  filters: Readonly<Record<string, ListFilter>>
  /** Sort orders; the first is the default. */
  sorts: Readonly<Record<string, string>>
}

type ValueOf<Filter> = Filter extends { choices: infer Choices }
  ? keyof Choices & string
  : Filter extends { kind: 'reference' }
    ? number
    : string

type SortOf<List extends ListDefinition> = keyof List['sorts'] & string

export type ListQuery<List extends ListDefinition> = {
  search?: string | undefined
  sort: SortOf<List>
  cursor?: string | undefined
} & { [Name in keyof List['filters']]?: ValueOf<List['filters'][Name]> | undefined }

export const defineList = <const List extends ListDefinition>(list: List): List => list

const searchMax = 120

/** End position of the previous page, as the domain encodes it. */
export const listCursor = z
  .string()
  .max(800)
  .regex(/^[\w-]+$/)

function schemaOf(filter: ListFilter): z.ZodType {
  if (filter.kind === 'day') return calendarDate().optional()
  if (filter.kind === 'reference') return numeric(z.int().min(1).max(integerMax).optional())
  const words = z.enum(Object.keys(filter.choices))
  return filter.usual === undefined ? words.optional() : words.default(filter.usual)
}

function shapeOf({ search, filters, sorts }: ListDefinition): Record<string, z.ZodType> {
  const [usual = '', ...otherSorts] = Object.keys(sorts)
  return {
    ...(search !== undefined && { search: plainText('line').max(searchMax).optional() }),
    ...Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, schemaOf(filter)])),
    sort: z.enum([usual, ...otherSorts]).default(usual),
    cursor: listCursor.optional(),
  }
}

/** Returns the schema of a list query in an API call. */
export const listQuery = <List extends ListDefinition>(list: List) =>
  // The shape is built from the same definition as the type.
  z.object(shapeOf(list)) as unknown as z.ZodType<ListQuery<List>, Partial<ListQuery<List>>>

export const listPage = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** Cursor of the next page; null on the last page. */
    nextCursor: z.string().nullable(),
  })

export interface ListPage<Row> {
  rows: Row[]
  nextCursor: string | null
}

/** Address parameters that every list has. */
const ownNames = { search: 'buscar', sort: 'orden', cursor: 'desde' } as const

/** Returns the name of a parameter in the page's address. */
export const nameIn = ({ filters }: ListDefinition, key: string): string =>
  filters[key]?.name ?? ownNames[key as keyof typeof ownNames] ?? key

/**
 * Returns the list query in a page's address. Drops invalid parameters one by one, because people edit addresses by
 * hand.
 */
export function readList<List extends ListDefinition>(
  list: List,
  params: Readonly<Record<string, unknown>>,
): ListQuery<List> {
  const fields = Object.entries(shapeOf(list)).map(([key, schema]) => {
    const param = params[nameIn(list, key)]
    const parsed = schema.safeParse(param === '' ? undefined : param)
    return [key, parsed.success ? parsed.data : schema.parse(undefined)]
  })
  const parsed = Object.fromEntries(fields.filter(([, value]) => value !== undefined && value !== ''))
  // Each field was parsed by the schema that its type is made from.
  return parsed as ListQuery<List>
}

/** Returns the parts of the query that differ from the defaults, by the names of the contract. */
export function nonDefaultParams<List extends ListDefinition>(
  list: List,
  query: ListQuery<List>,
): [string, string][] {
  const [usualSort] = Object.keys(list.sorts)
  return Object.entries(query).flatMap(([key, value]): [string, string][] => {
    const filter = list.filters[key]
    const usual = key === 'sort' ? usualSort : filter?.kind === 'choice' ? filter.usual : undefined
    return value === undefined || value === '' || value === usual ? [] : [[key, String(value)]]
  })
}

/** Returns the page's address for a list query. */
export function listAddress<List extends ListDefinition>(list: List, query: ListQuery<List>): string {
  const changedParams = nonDefaultParams(list, query).map(([key, value]) => [nameIn(list, key), value])
  const params = new URLSearchParams([...Object.entries(list.fixed ?? {}), ...changedParams])
  return params.size > 0 ? `${list.path}?${params}` : list.path
}
