// Tells whether the filters of a list hide rows, and removes those filters.
import {
  type ListDefinition,
  type ListFilter,
  type ListQuery,
  nonDefaultParams,
} from '@oficio/contracts/kernel/lists/define-list'

const isTabs = ({ filters }: ListDefinition, key: string): boolean => {
  const filter = filters[key]
  return filter?.kind === 'choice' && filter.isTabs === true
}

/** Returns whether filters hide some rows of a list. Ignores tabs, because each tab counts as a separate list. */
export const isNarrowed = <List extends ListDefinition>(list: List, query: ListQuery<List>): boolean =>
  nonDefaultParams(list, query).some(([key]) => key !== 'sort' && key !== 'cursor' && !isTabs(list, key))

/** Returns the query without filters. Keeps the sort order and the tab. */
export function withoutFilters<List extends ListDefinition>(
  list: List,
  query: ListQuery<List>,
): ListQuery<List> {
  const keptEntries = Object.entries(query).filter(([key]) => key === 'sort' || isTabs(list, key))
  // The cast is safe, because all removed entries are optional.
  return Object.fromEntries(keptEntries) as ListQuery<List>
}

/** A filter that hides rows, and the query without it. */
interface ActiveFilter<List extends ListDefinition> {
  key: string
  text: string
  withoutIt: ListQuery<List>
}

/** Returns the filters that hide rows of a list, each with its text: 'Estado: En revisión'. */
export function findActiveFilters<List extends ListDefinition>(
  list: List,
  query: ListQuery<List>,
  references: Readonly<Record<string, readonly { id: number; name: string }[]>> = {},
): ActiveFilter<List>[] {
  return nonDefaultParams(list, query)
    .filter(([key]) => key !== 'sort' && key !== 'cursor' && !isTabs(list, key))
    .map(([key, value]) => ({
      key,
      text: textOf(list.filters[key], value, references[key]),
      withoutIt: { ...query, [key]: undefined, cursor: undefined },
    }))
}

function textOf(
  filter: ListFilter | undefined,
  value: string,
  choices: readonly { id: number; name: string }[] = [],
): string {
  if (!filter) return `«${value}»`
  const choice =
    filter.kind === 'choice' ? filter.choices[value] : choices.find(({ id }) => String(id) === value)?.name
  return `${filter.label}: ${choice ?? value}`
}
