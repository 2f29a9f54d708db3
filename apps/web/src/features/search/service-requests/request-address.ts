import { paths } from '@oficio/contracts/paths'

/** The search in the address, as typed or chosen. */
export interface RequestSearchFields {
  query: string
  rubroIds: readonly string[]
  statuses: readonly string[]
  dateFrom: string
  dateTo: string
}

/** Returns the search in the parameters of an address. */
export function readRequestSearchFields(
  parameters: Readonly<Record<string, string | string[]>>,
): RequestSearchFields {
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

/** Returns the address of the search on that page. Leaves out empty fields. */
export function requestSearchAddress(fields: RequestSearchFields, page = 1): string {
  const parameters = new URLSearchParams()
  for (const name of ['query', 'dateFrom', 'dateTo'] as const)
    if (fields[name] !== '') parameters.set(name, fields[name])
  for (const name of ['rubroIds', 'statuses'] as const)
    for (const value of fields[name]) parameters.append(name, value)
  if (page > 1) parameters.set('page', String(page))
  const path = paths.searchServiceRequests()
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** Returns how many filters other than the words are set. */
export const countFilters = ({ rubroIds, statuses, dateFrom, dateTo }: RequestSearchFields): number =>
  [rubroIds.join(), statuses.join(), dateFrom, dateTo].filter((value) => value !== '').length
