import { createAnonymousPaymentEndpoint } from '@oficio/contracts/service-requests/urgent-payment'
import { startUrgentPayment } from '@oficio/domain/service-requests/urgency/start-urgent-payment'
import { route } from '@/server/route'

export const POST = route(createAnonymousPaymentEndpoint, startUrgentPayment)
