import { pages } from '@oficio/contracts/pages'
import { siteSettings } from '@/app/site-settings'
import { UnknownPayment } from '@/features/payments/payment-status'
import { readReturnKey } from '@/features/payments/return-key'
import { VerificationReturn } from '@/features/professionals/joining/verification-return'
import { head, page } from '@/server/page'

export const metadata = head(pages.registrationPayment, { title: 'Pago de verificación' })

/** The page to which the provider returns a professional after the payment of the verification fee. */
export default page(pages.registrationPayment, async ({ query }) => {
  const key = readReturnKey(await query())
  if (key === null) return <UnknownPayment hasId={false} />
  return <VerificationReturn paymentKey={key} supportEmail={siteSettings().site.supportEmail} />
})
