import { listPaymentsEndpoint } from '@oficio/contracts/payments/admin'
import { listPayments } from '@oficio/domain/payments/admin/list-payments'
import { route } from '@/server/route'

export const GET = route(listPaymentsEndpoint, listPayments)
