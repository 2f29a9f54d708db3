import { listPaymentsEndpoint } from '@oficio/contracts/payments/admin'
import { listPayments } from '@oficio/domain/admin/payments/list-payments'
import { route } from '@/server/route'

export const GET = route(listPaymentsEndpoint, listPayments)
