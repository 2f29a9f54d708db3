import { paths } from '@oficio/contracts/paths'

/** What the address says, as it was typed or chosen. */
export interface AskedRequests {
  query: string
  rubroIds: readonly string[]
  statuses: readonly string[]
  dateFrom: string
  dateTo: string
}

export function readAskedRequests(given: Readonly<Record<string, string | string[]>>): AskedRequests {
  const one = (name: string) => {
    const value = given[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const many = (name: string) =>
    [given[name] ?? []]
      .flat()
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter(Boolean)
  return {
    query: one('query'),
    rubroIds: many('rubroIds'),
    statuses: many('statuses'),
    dateFrom: one('dateFrom'),
    dateTo: one('dateTo'),
  }
}

/** Returns the address of the same search on that page; what was not asked for is left out. */
export function requestSearchAddress(asked: AskedRequests, page = 1): string {
  const parameters = new URLSearchParams()
  for (const name of ['query', 'dateFrom', 'dateTo'] as const)
    if (asked[name] !== '') parameters.set(name, asked[name])
  for (const name of ['rubroIds', 'statuses'] as const)
    for (const value of asked[name]) parameters.append(name, value)
  if (page > 1) parameters.set('page', String(page))
  const path = paths.searchServiceRequests()
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** How many filters beside the words narrow the search down. */
export const countFilters = ({ rubroIds, statuses, dateFrom, dateTo }: AskedRequests): number =>
  [rubroIds.join(), statuses.join(), dateFrom, dateTo].filter((value) => value !== '').length
