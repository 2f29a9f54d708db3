import { optOutEndpoint, undoOptOutEndpoint } from '@oficio/contracts/accounts/opt-out'
import { optOut, undoOptOut } from '@oficio/domain/accounts/notice-choices/opt-out'
import { route } from '@/server/route'

export const POST = route(optOutEndpoint, optOut)
export const DELETE = route(undoOptOutEndpoint, undoOptOut)
