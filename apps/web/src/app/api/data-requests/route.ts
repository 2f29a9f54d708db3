import { createDataRequestEndpoint } from '@oficio/contracts/support/data-requests'
import { createDataRequest } from '@oficio/domain/support/data-requests/create-data-request'
import { route } from '@/server/route'

export const POST = route(createDataRequestEndpoint, createDataRequest)
