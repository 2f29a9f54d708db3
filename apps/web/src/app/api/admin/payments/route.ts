import { listPaymentsEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import { listPayments } from '@oficio/domain/admin/payments/list-payments'
import { route } from '@/server/route'

export const GET = route(listPaymentsEndpoint, listPayments)
