import { optOutEndpoint } from '@oficio/contracts/accounts/opt-out'
import { optOut } from '@oficio/domain/accounts/profile/opt-out'
import { route } from '@/server/route'

export const POST = route(optOutEndpoint, optOut)
