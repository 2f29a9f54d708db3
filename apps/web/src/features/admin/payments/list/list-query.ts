import type { listPaymentsEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import { type PaymentTab, paymentLists, paymentTabs, tabName } from '@oficio/contracts/admin/payments/list'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import type { z } from 'zod'

export type PaymentQuery = z.output<typeof listPaymentsEndpoint.query>

/** Returns the list (tab) and the filters that an address asks for. */
export function readPaymentQuery(params: Readonly<Record<string, string>>): PaymentQuery {
  const tab: PaymentTab =
    paymentTabs.find((tab) => paymentLists[tab].fixed[tabName] === params[tabName]) ?? 'intents'
  return { tab, ...readList(paymentLists[tab], params) }
}
