import { changeServiceRequestStatusEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { changeStatus } from '@oficio/domain/service-requests/lifecycle/change-status'
import { route } from '@/server/route'

export const PUT = route(changeServiceRequestStatusEndpoint, changeStatus)
