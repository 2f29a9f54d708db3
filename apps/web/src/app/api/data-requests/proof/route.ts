import { proveDataRequestEndpoint } from '@oficio/contracts/support/data-requests'
import { proveDataRequest } from '@oficio/domain/support/data-requests/prove-data-request'
import { route } from '@/server/route'

export const POST = route(proveDataRequestEndpoint, proveDataRequest)
