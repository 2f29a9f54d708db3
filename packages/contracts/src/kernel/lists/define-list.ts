import { z } from 'zod'
import { calendarDate, integerMax, numeric } from '../../fields'
import { plainText } from '../../text/plain-text'

/** How many rows a page of a list has. */
export const rowsPerPage = 25

/** One of a few words. With `usual` a list shows only those unless asked otherwise. */
interface ChoiceFilter {
  kind: 'choice'
  /** What it is called in the address of the page. */
  name: string
  label: string
  choices: Readonly<Record<string, string>>
  /** What leaves nothing out is called, where 'Todos' does not go with the label. */
  all?: 'Todas' | 'Todo'
  usual?: string
  /** Shown as tabs above the list: the list is looked at one choice at a time. */
  isTabs?: true
}

/** A day of Argentina. */
interface DayFilter {
  kind: 'day'
  name: string
  label: string
}

/** The id of a row of a reference table, whose names the page knows. */
interface ReferenceFilter {
  kind: 'reference'
  name: string
  label: string
  all?: 'Todas'
}

export type ListFilter = ChoiceFilter | DayFilter | ReferenceFilter

/**
 * What a list can be asked for: searched, narrowed down, put in order, and read on from where a page ended. All of it
 * stands in the page's address, so that a list can be sent to somebody else, and needs no script.
 */
export interface ListDefinition {
  /** Names it where it is exported. */
  name: string
  path: string
  /** Parameters of the address that say which of several lists of one page is meant. */
  fixed?: Readonly<Record<string, string>>
  /** What the search looks at, as its field says; left out: nothing can be searched for. */
  search?: string
  filters: Readonly<Record<string, ListFilter>>
  /** The ways to put it in order; the first one is the usual. */
  sorts: Readonly<Record<string, string>>
}

type ValueOf<Filter> = Filter extends { choices: infer Choices }
  ? keyof Choices & string
  : Filter extends { kind: 'reference' }
    ? number
    : string

type SortOf<List extends ListDefinition> = keyof List['sorts'] & string

/** What a list is asked for. */
export type ListQuery<List extends ListDefinition> = {
  search?: string | undefined
  sort: SortOf<List>
  cursor?: string | undefined
} & { [Name in keyof List['filters']]?: ValueOf<List['filters'][Name]> | undefined }

export const defineList = <const List extends ListDefinition>(list: List): List => list

const searchMax = 120

/** Where a page of a list ended, as the domain wrote it. */
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
  const [usual = '', ...others] = Object.keys(sorts)
  return {
    ...(search !== undefined && { search: plainText('line').max(searchMax).optional() }),
    ...Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, schemaOf(filter)])),
    sort: z.enum([usual, ...others]).default(usual),
    cursor: listCursor.optional(),
  }
}

/** Returns the schema of what a list is asked for by a call of the API. */
export const listQuery = <List extends ListDefinition>(list: List) =>
  // The shape is made from the very definition that the type is read from.
  z.object(shapeOf(list)) as unknown as z.ZodType<ListQuery<List>, Partial<ListQuery<List>>>

/** Returns the schema of a page of a list. */
export const listPage = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** From where the next page goes on; null: this is the last one. */
    nextCursor: z.string().nullable(),
  })

export interface ListPage<Row> {
  rows: Row[]
  nextCursor: string | null
}

/** What the parameters of every list are called in the address of its page. */
const ownNames = { search: 'buscar', sort: 'orden', cursor: 'desde' } as const

/** Returns what a parameter is called in the address of the page. */
export const nameIn = ({ filters }: ListDefinition, key: string): string =>
  filters[key]?.name ?? ownNames[key as keyof typeof ownNames] ?? key

/**
 * Returns what the address of a page asks for. What makes no sense there is left out by itself, since people mend
 * addresses by hand.
 */
export function readList<List extends ListDefinition>(
  list: List,
  params: Readonly<Record<string, unknown>>,
): ListQuery<List> {
  const fields = Object.entries(shapeOf(list)).map(([key, schema]) => {
    const given = params[nameIn(list, key)]
    const parsed = schema.safeParse(given === '' ? undefined : given)
    return [key, parsed.success ? parsed.data : schema.parse(undefined)]
  })
  const asked = Object.fromEntries(fields.filter(([, value]) => value !== undefined && value !== ''))
  // Each field was parsed by the schema that its type is made from.
  return asked as ListQuery<List>
}

/** Returns what is asked for beside what is usual, by the names of the contract. */
export function unusualOf<List extends ListDefinition>(
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

/** Returns the address of the page that shows what is asked for. */
export function listAddress<List extends ListDefinition>(list: List, query: ListQuery<List>): string {
  const asked = unusualOf(list, query).map(([key, value]) => [nameIn(list, key), value])
  const params = new URLSearchParams([...Object.entries(list.fixed ?? {}), ...asked])
  return params.size > 0 ? `${list.path}?${params}` : list.path
}
