import { getPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { getPayment } from '@oficio/domain/payments/checkout/get-payment'
import { route } from '@/server/route'

export const GET = route(getPaymentEndpoint, getPayment)
