import { refundPaymentEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import { refundPayment } from '@oficio/domain/admin/payments/refund-payment'
import { route } from '@/server/route'

export const POST = route(refundPaymentEndpoint, refundPayment)
