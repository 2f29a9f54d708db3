import { renewConfirmationEndpoint } from '@oficio/contracts/accounts/mailbox'
import { renewConfirmation } from '@oficio/domain/accounts/mailbox/renew-confirmation'
import { route } from '@/server/route'

export const POST = route(renewConfirmationEndpoint, renewConfirmation)
