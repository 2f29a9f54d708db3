import { type PaymentTab, paymentTabs } from '@oficio/contracts/admin/payments/list'
import { LinkTabs } from '@/components/ui/link-tabs'
import { listPath } from './list-query'

const labels: Record<PaymentTab, string> = {
  intents: 'Cobros',
  payments: 'Pagos',
  subscriptions: 'Suscripciones',
}

/** Three lists; the search goes along. */
export function PaymentTabs({ tab, search }: { tab: PaymentTab; search: string | undefined }) {
  const tabs = paymentTabs.map((key) => ({ key, label: labels[key], href: listPath({ tab: key, search }) }))
  return <LinkTabs label="Qué se muestra" tabs={tabs} current={tab} />
}
