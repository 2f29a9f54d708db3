import { pages } from '@oficio/contracts/pages'
import { siteSettings } from '@/app/site-settings'
import { PaymentStatus, UnknownPayment } from '@/features/payments/payment-status'
import { readReturnKey } from '@/features/payments/return-key'
import { head, page } from '@/server/page'

export const metadata = head(pages.paymentStatus, { title: 'Estado del pago' })

export default page(pages.paymentStatus, async ({ query }) => {
  const key = readReturnKey(await query())
  if (key === null) return <UnknownPayment hasId={false} />
  return <PaymentStatus paymentKey={key} supportEmail={siteSettings().site.supportEmail} />
})
