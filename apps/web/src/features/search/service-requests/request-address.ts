import { paths } from '@oficio/contracts/paths'

/** What the address says, as it was typed or chosen. */
export interface AskedRequests {
  query: string
  rubroIds: readonly string[]
  statuses: readonly string[]
  dateFrom: string
  dateTo: string
}

export function readAskedRequests(parameters: Readonly<Record<string, string | string[]>>): AskedRequests {
  const textOf = (name: string) => {
    const value = parameters[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const many = (name: string) =>
    [parameters[name] ?? []]
      .flat()
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter(Boolean)
  return {
    query: textOf('query'),
    rubroIds: many('rubroIds'),
    statuses: many('statuses'),
    dateFrom: textOf('dateFrom'),
    dateTo: textOf('dateTo'),
  }
}

/** Returns the address of the same search on that page; what was not asked for is left out. */
export function requestSearchAddress(fields: AskedRequests, page = 1): string {
  const parameters = new URLSearchParams()
  for (const name of ['query', 'dateFrom', 'dateTo'] as const)
    if (fields[name] !== '') parameters.set(name, fields[name])
  for (const name of ['rubroIds', 'statuses'] as const)
    for (const value of fields[name]) parameters.append(name, value)
  if (page > 1) parameters.set('page', String(page))
  const path = paths.searchServiceRequests()
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** How many filters beside the words narrow the search down. */
export const countFilters = ({ rubroIds, statuses, dateFrom, dateTo }: AskedRequests): number =>
  [rubroIds.join(), statuses.join(), dateFrom, dateTo].filter((value) => value !== '').length
