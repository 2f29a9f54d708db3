import { type PaymentTab, paymentLists, paymentTabs } from '@oficio/contracts/admin/payments/list'
import { listAddress } from '@oficio/contracts/kernel/lists/define-list'
import { LinkTabs } from '@/components/ui/link-tabs'

const labels: Record<PaymentTab, string> = {
  intents: 'Cobros',
  payments: 'Pagos',
  subscriptions: 'Suscripciones',
}

/** Three lists; the search goes along. */
export function PaymentTabs({ tab, search }: { tab: PaymentTab; search: string | undefined }) {
  const tabs = paymentTabs.map((key) => ({
    key,
    label: labels[key],
    href: listAddress(paymentLists[key], { search, sort: 'newest' }),
  }))
  return <LinkTabs label="Qué se muestra" tabs={tabs} current={tab} />
}
