import { listOwnPaymentsEndpoint } from '@oficio/contracts/payments/endpoints'
import { listOwnPayments } from '@oficio/domain/payments/checkout/list-own-payments'
import { route } from '@/server/route'

export const GET = route(listOwnPaymentsEndpoint, listOwnPayments)
