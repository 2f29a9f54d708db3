import { reportNoCallEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { reportNoCall } from '@oficio/domain/service-requests/urgency/report-no-call'
import { route } from '@/server/route'

export const POST = route(reportNoCallEndpoint, reportNoCall)
