import { createAnonymousPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { startUrgentPayment } from '@oficio/domain/service-requests/urgency/start-urgent-payment'
import { route } from '@/server/route'

export const POST = route(createAnonymousPaymentEndpoint, startUrgentPayment)
