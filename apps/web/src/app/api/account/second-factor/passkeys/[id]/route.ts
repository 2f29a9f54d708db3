import { removePasskeyEndpoint } from '@oficio/contracts/accounts/second-factor'
import { removePasskey } from '@oficio/domain/accounts/second-factor/remove-passkey'
import { route } from '@/server/route'

export const DELETE = route(removePasskeyEndpoint, removePasskey)
