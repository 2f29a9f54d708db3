import { completeLoginEndpoint } from '@oficio/contracts/accounts/second-factor'
import { completeApiLogin } from '@oficio/domain/accounts/second-factor/complete-login'
import { route } from '@/server/route'

export const POST = route(completeLoginEndpoint, completeApiLogin)
