import { listPaymentsEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import type { PaymentTab } from '@oficio/contracts/admin/payments/list'
import { paths } from '@oficio/contracts/paths'
import type { z } from 'zod'

export type ListQuery = z.output<typeof listPaymentsEndpoint.query>

/** How each list is called in the address of the page. */
const slugs: Record<PaymentTab, string> = {
  intents: 'cobros',
  payments: 'pagos',
  subscriptions: 'suscripciones',
}

/** The names of the page's parameters. */
export const names = { tab: 'ver', search: 'buscar', status: 'estado', cursor: 'desde' }

type Params = Record<string, string | string[] | undefined>

/** Returns what the address asks for; what makes no sense is left out, since people mend addresses by hand. */
export function readListQuery(params: Params): ListQuery {
  const one = (name: string) =>
    typeof params[name] === 'string' && params[name] !== '' ? params[name] : undefined
  const tabs = Object.entries(slugs)
  const tab = tabs.find(([, slug]) => slug === one(names.tab))?.[0] ?? 'intents'
  const query = { tab, search: one(names.search), status: one(names.status), cursor: one(names.cursor) }
  const schema = listPaymentsEndpoint.query
  const attempts = [
    query,
    { ...query, cursor: undefined },
    { ...query, cursor: undefined, status: undefined },
    { tab },
  ]
  for (const attempt of attempts) {
    const parsed = schema.safeParse(attempt)
    if (parsed.success) return parsed.data
  }
  return schema.parse({})
}

export const slugOf = (tab: PaymentTab): string => slugs[tab]

/** Returns the address of a list. */
export function listPath({ tab, search, status, cursor }: Partial<ListQuery>): string {
  const params = new URLSearchParams()
  if (tab && tab !== 'intents') params.set(names.tab, slugs[tab])
  if (search) params.set(names.search, search)
  if (status) params.set(names.status, status)
  if (cursor) params.set(names.cursor, cursor)
  return `${paths.adminPayments()}${params.size > 0 ? `?${params}` : ''}`
}
