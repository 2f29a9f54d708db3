import { getAdminPaymentEndpoint } from '@oficio/contracts/admin/payments/endpoints'
import { getAdminPayment } from '@oficio/domain/admin/payments/get-admin-payment'
import { route } from '@/server/route'

export const GET = route(getAdminPaymentEndpoint, getAdminPayment)
