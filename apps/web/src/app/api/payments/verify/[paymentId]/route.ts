import { verifyPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { verifyPayment } from '@oficio/domain/payments/verify-payment'
import { route } from '@/server/route'

export const GET = route(verifyPaymentEndpoint, verifyPayment)
