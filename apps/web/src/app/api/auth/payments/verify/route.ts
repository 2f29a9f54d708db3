import { verifyReturnEndpoint } from '@oficio/contracts/payments/endpoints'
import { verifyReturn } from '@oficio/domain/payments/checkout/verify-return'
import { route } from '@/server/route'

export const GET = route(verifyReturnEndpoint, verifyReturn)
