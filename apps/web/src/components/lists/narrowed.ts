import { type ListDefinition, type ListQuery, unusualOf } from '@oficio/contracts/kernel/lists/define-list'

const isTabs = ({ filters }: ListDefinition, key: string): boolean => {
  const filter = filters[key]
  return filter?.kind === 'choice' && filter.isTabs === true
}

/** Returns whether a list shows less than there is; its tabs aside, which are several lists of one kind. */
export const isNarrowed = <List extends ListDefinition>(list: List, query: ListQuery<List>): boolean =>
  unusualOf(list, query).some(([key]) => key !== 'sort' && key !== 'cursor' && !isTabs(list, key))

/** Returns what shows all of the list, in the order and the tab that were chosen. */
export function withoutFilters<List extends ListDefinition>(
  list: List,
  query: ListQuery<List>,
): ListQuery<List> {
  const keptEntries = Object.entries(query).filter(([key]) => key === 'sort' || isTabs(list, key))
  // What is left out may be left out of every query.
  return Object.fromEntries(keptEntries) as ListQuery<List>
}
