import { muteMailsEndpoint } from '@oficio/contracts/accounts/profile'
import { muteMails } from '@oficio/domain/accounts/profile/mute-mails'
import { route } from '@/server/route'

export const PUT = route(muteMailsEndpoint, muteMails)
