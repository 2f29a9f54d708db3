import { unlinkIdentityEndpoint } from '@oficio/contracts/accounts/identities'
import { unlinkIdentity } from '@oficio/domain/accounts/identities/unlink-identity'
import { route } from '@/server/route'

export const DELETE = route(unlinkIdentityEndpoint, unlinkIdentity)
