import {
  type AdminPaymentRow,
  type PaymentPage,
  type PaymentTab,
  paymentLists,
  paymentTabs,
} from '@oficio/contracts/admin/payments/list'
import { type ListDefinition, type ListQuery, listAddress } from '@oficio/contracts/kernel/lists/define-list'
import { paths } from '@oficio/contracts/paths'
import { formatCharged } from '@oficio/contracts/text/format-money'
import { Receipt } from 'lucide-react'
import { createdColumn, type ListColumn } from '@/components/lists/list-columns'
import { ListView } from '@/components/lists/list-view'
import { Badge } from '@/components/ui/badge'
import { LinkTabs } from '@/components/ui/link-tabs'
import { MailAddress } from '@/components/ui/mail-address'
import { faultText, rowText, statusTone, subscriptionText } from '../payment-texts'
import type { PaymentQuery } from './list-query'

const labels: Record<PaymentTab, string> = {
  intents: 'Cobros',
  payments: 'Pagos',
  subscriptions: 'Suscripciones',
}

interface PaymentListProps {
  query: PaymentQuery
  page: PaymentPage
}

/** One page of one of the three payment lists, with tabs and search. */
export function PaymentList({ query: { tab, ...query }, page }: PaymentListProps) {
  const list: ListDefinition = paymentLists[tab]
  const values: ListQuery<ListDefinition> = query
  return (
    <div className="space-y-5">
      <PaymentTabs tab={tab} search={query.search} />
      <ListView
        look={{
          list,
          label: 'Listado',
          columns: columnsOf(tab),
          keyOf: ({ id }) => id,
          hrefOf: ({ owner }) =>
            owner.type === 'intent' ? paths.adminPayment(owner.id) : paths.adminSubscription(owner.id),
          empty: {
            icon: Receipt,
            title: 'Todavía no hay nada',
            description: 'Lo que se cobre lo vas a ver acá.',
          },
        }}
        query={values}
        page={page}
      />
    </div>
  )
}

const columnsOf = (tab: PaymentTab): ListColumn<AdminPaymentRow>[] => [
  { title: 'Para qué', cell: ({ kindText }) => kindText },
  { title: 'Número', isWhole: true, cell: ({ providerId }) => providerId },
  { title: 'Quién', cell: ({ payer }) => <Payer {...payer} /> },
  { title: 'Importe', isNumber: true, cell: (row) => <Amount row={row} /> },
  { title: 'Estado', isPlain: true, cell: (row) => <State row={row} tab={tab} /> },
  createdColumn('Fecha'),
]

function Payer({ name, email }: AdminPaymentRow['payer']) {
  return (
    <>
      {name ?? email ?? 'Sin nombre'}
      {name && email && (
        <span className="block text-sm text-muted-foreground">
          <MailAddress>{email}</MailAddress>
        </span>
      )}
    </>
  )
}

function Amount({ row: { amountArs, refundedArs, currency } }: { row: AdminPaymentRow }) {
  return (
    <>
      <span className="font-semibold">{formatCharged({ amount: amountArs, currency })}</span>
      {refundedArs > 0 && refundedArs < amountArs && (
        <span className="block text-sm text-muted-foreground">
          Devuelto: {formatCharged({ amount: refundedArs, currency })}
        </span>
      )}
    </>
  )
}

function State({ row, tab }: { row: AdminPaymentRow; tab: PaymentTab }) {
  const { status, fault } = row
  return (
    <>
      <Badge tone={fault ? 'urgent' : statusTone(status)}>
        {tab === 'subscriptions' ? subscriptionText(status) : rowText(row)}
      </Badge>
      {fault && <span className="mt-1 block text-sm text-urgent">{faultText(fault)}</span>}
    </>
  )
}

/** Tabs that switch between the three lists and keep the search. */
function PaymentTabs({ tab, search }: { tab: PaymentTab; search: string | undefined }) {
  const tabs = paymentTabs.map((key) => ({
    key,
    label: labels[key],
    href: listAddress(paymentLists[key], { search, sort: 'newest' }),
  }))
  return <LinkTabs label="Qué se muestra" tabs={tabs} current={tab} />
}
