// Tells whether the filters of a list hide rows, and removes those filters.
import {
  type ListDefinition,
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
