import { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { createPayment } from '@oficio/domain/payments/checkout/create-payment'
import { route } from '@/server/route'

export const POST = route(createPaymentEndpoint, createPayment)
