import { methodText } from '@oficio/contracts/kernel/payment-methods'
import type { Receipt } from '@oficio/contracts/subscriptions/charges'
import { formatCuit } from '@oficio/contracts/text/format-cuit'
import { formatDate } from '@oficio/contracts/text/format-date'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'

interface ReceiptSheetProps {
  receipt: Receipt
  provider: Record<'name' | 'cuit' | 'address' | 'phone', string | null>
  supportEmail: string
}

/** The receipt of a payment, for printing: payer and receiver, amount, description, and the provider's number. */
export function ReceiptSheet({ receipt, provider, supportEmail }: ReceiptSheetProps) {
  const { number, siteName, payer, amountArs, description, chargedAt, period, methodId, isGivenBack } =
    receipt
  return (
    <Card asChild className="print:rounded-none print:border-0 print:p-0">
      <article aria-label="Comprobante de pago" className="space-y-6">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-4 border-b pb-6">
          <address className="space-y-0.5 text-sm not-italic">
            <p className="font-display text-xl font-semibold">{provider.name ?? siteName}</p>
            {provider.cuit && <p className="tabular-nums">CUIT {provider.cuit}</p>}
            {provider.address && <p>{provider.address}</p>}
            {provider.phone && <p>{provider.phone}</p>}
            <p>{supportEmail}</p>
          </address>
          <div className="space-y-0.5 text-sm sm:text-right">
            <p className="text-muted-foreground">Comprobante N.º</p>
            <p className="font-display text-xl font-semibold tabular-nums">{number}</p>
            <p>{formatDate(chargedAt)}</p>
          </div>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <p className="text-lg">{description}</p>
          <p className="font-display text-4xl font-semibold tabular-nums">{formatMoney(amountArs)}</p>
        </div>
        {isGivenBack && (
          <p className="rounded-control bg-muted px-4 py-3 font-medium">Este pago se devolvió.</p>
        )}
        <DescriptionList items={rowsOf({ period, payer, methodId, number })} className="border-t pt-4" />
        <p className="text-sm text-muted-foreground">
          Es la constancia de tu pago, no una factura. La factura se pide a {supportEmail}.
        </p>
      </article>
    </Card>
  )
}

function rowsOf({
  period,
  payer,
  methodId,
  number,
}: Pick<Receipt, 'period' | 'payer' | 'methodId' | 'number'>) {
  const rows: { term: string; value: ReactNode }[] = [{ term: 'Email', value: payer.email }]
  const payerText = [payer.name, payer.cuit && `CUIT ${formatCuit(payer.cuit)}`].filter(Boolean).join(', ')
  if (payerText) rows.unshift({ term: 'Pagó', value: payerText })
  if (period) {
    rows.unshift({ term: 'Período', value: `Del ${formatDate(period.from)} al ${formatDate(period.until)}` })
  }
  rows.push({ term: 'Medio de pago', value: `${providerName}${methodId ? `, ${methodText(methodId)}` : ''}` })
  rows.push({ term: 'N.º de operación', value: <span className="tabular-nums">{number}</span> })
  return rows
}
