import { closeAccountEndpoint } from '@oficio/contracts/accounts/closing'
import { closeAccount } from '@oficio/domain/accounts/closing/close-account'
import { route } from '@/server/route'

export const POST = route(closeAccountEndpoint, closeAccount)
