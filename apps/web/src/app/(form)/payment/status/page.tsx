import { pages } from '@oficio/contracts/pages'
import { areInvoicesIssued } from '@oficio/domain/payments/invoicing/are-invoices-issued'
import { siteSettings } from '@/app/site-settings'
import { InvoiceLink } from '@/features/payments/invoicing/invoice-link'
import { PaymentStatus, UnknownPayment } from '@/features/payments/payment-status'
import { readReturnKey } from '@/features/payments/return-key'
import { head, page } from '@/server/page'
import { getPrincipal } from '@/server/sessions/session'

export const metadata = head(pages.paymentStatus, { title: 'Estado del pago' })

export default page(pages.paymentStatus, async ({ ctx, query }) => {
  const key = readReturnKey(await query())
  if (key === null) return <UnknownPayment hasId={false} />
  const principal = await getPrincipal()
  // Only an account stores invoice data. Other payers count as final consumers.
  const offersInvoice = principal !== null && (await areInvoicesIssued(ctx))
  return (
    <PaymentStatus
      paymentKey={key}
      supportEmail={siteSettings().site.supportEmail}
      invoiceLink={offersInvoice && <InvoiceLink />}
    />
  )
})
