import { requestConfirmationEndpoint } from '@oficio/contracts/accounts/mailbox'
import { requestConfirmation } from '@oficio/domain/accounts/mailbox/renew-confirmation'
import { route } from '@/server/route'

export const POST = route(requestConfirmationEndpoint, requestConfirmation)
