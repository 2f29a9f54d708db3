import { resendConfirmationEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { resendConfirmation } from '@oficio/domain/service-requests/filing/resend-confirmation'
import { route } from '@/server/route'

export const POST = route(resendConfirmationEndpoint, resendConfirmation)
