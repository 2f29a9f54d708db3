import { addPasskeyEndpoint } from '@oficio/contracts/accounts/second-factor'
import { addPasskey } from '@oficio/domain/accounts/second-factor/add-passkey'
import { route } from '@/server/route'

export const POST = route(addPasskeyEndpoint, addPasskey)
