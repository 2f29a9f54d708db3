import { confirmEmailEndpoint } from '@oficio/contracts/accounts/mailbox'
import { confirmEmail } from '@oficio/domain/accounts/mailbox/confirm-email'
import { route } from '@/server/route'

export const POST = route(confirmEmailEndpoint, confirmEmail)
