import { startPasskeyEndpoint } from '@oficio/contracts/accounts/second-factor'
import { startPasskey } from '@oficio/domain/accounts/second-factor/add-passkey'
import { route } from '@/server/route'

export const POST = route(startPasskeyEndpoint, startPasskey)
