import { retryMailEndpoint } from '@oficio/contracts/admin/mails'
import { retryMail } from '@oficio/domain/admin/mails/retry-mail'
import { route } from '@/server/route'

export const POST = route(retryMailEndpoint, retryMail)
