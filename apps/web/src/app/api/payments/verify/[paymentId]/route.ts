import { verifyPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { verifyPayment } from '@oficio/domain/payments/checkout/verify-payment'
import { route } from '@/server/route'

export const GET = route(verifyPaymentEndpoint, verifyPayment)
