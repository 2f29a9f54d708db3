import type { AdminPaymentRow, PaymentTab } from '@oficio/contracts/admin/payments/list'
import { paths } from '@oficio/contracts/paths'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { formatCharged } from '@oficio/contracts/text/format-money'
import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { faultText, rowText, statusTone, subscriptionText } from '../payment-texts'

interface PaymentTableProps {
  rows: readonly AdminPaymentRow[]
  tab: PaymentTab
}

const columns = ['Para qué', 'Quién', 'Importe', 'Estado', 'Fecha']

/** One of the three lists: a table from 768 px up, a card each below. */
export function PaymentTable({ rows, tab }: PaymentTableProps) {
  return (
    <Card padding="none" className="overflow-hidden">
      <table className="block w-full text-left md:table">
        <thead className="hidden bg-muted text-sm text-muted-foreground md:table-header-group">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-5 py-3 font-semibold last:text-right">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y md:table-row-group">
          {rows.map((row) => (
            <PaymentRow key={row.id} row={row} tab={tab} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function PaymentRow({ row, tab }: { row: AdminPaymentRow; tab: PaymentTab }) {
  const { owner, kindText, providerId, payer, amountArs, refundedArs, currency, status, fault, createdAt } =
    row
  const href = owner.type === 'intent' ? paths.adminPayment(owner.id) : paths.adminSubscription(owner.id)
  return (
    // The link's own area covers the row, so that the whole of it leads there.
    <tr className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 p-4 transition-colors hover:bg-muted md:table-row">
      <th scope="row" className="block min-w-0 font-semibold md:table-cell md:px-5 md:py-3.5">
        <Link
          href={href}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
        >
          {kindText}
        </Link>
        {providerId && (
          <span className="block text-sm font-normal wrap-anywhere text-muted-foreground tabular-nums">
            {providerId}
          </span>
        )}
      </th>
      <td className="col-span-2 block min-w-0 md:table-cell md:max-w-xs md:px-5 md:py-3.5">
        <span className="block wrap-anywhere md:truncate">{payer.name ?? payer.email ?? 'Sin nombre'}</span>
        {payer.name && payer.email && (
          <span className="block text-sm wrap-anywhere text-muted-foreground md:truncate">{payer.email}</span>
        )}
      </td>
      <td className="col-start-2 row-start-1 block text-right font-semibold tabular-nums md:table-cell md:px-5 md:py-3.5 md:text-left">
        {formatCharged({ amount: amountArs, currency })}
        {refundedArs > 0 && refundedArs < amountArs && (
          <span className="block text-sm font-normal text-muted-foreground">
            Devuelto: {formatCharged({ amount: refundedArs, currency })}
          </span>
        )}
      </td>
      <td className="col-span-2 block md:table-cell md:px-5 md:py-3.5">
        <Badge tone={fault ? 'urgent' : statusTone(status)}>
          {tab === 'subscriptions' ? subscriptionText(status) : rowText(row)}
        </Badge>
        {fault && <span className="mt-1 block text-sm text-urgent">{faultText(fault)}</span>}
      </td>
      <td className="col-span-2 block text-sm text-muted-foreground md:table-cell md:px-5 md:py-3.5 md:text-right md:whitespace-nowrap">
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      </td>
    </tr>
  )
}
