import { decideLeadReportEndpoint } from '@oficio/contracts/leads/reports'
import { decideReport } from '@oficio/domain/leads/reports/decide-report'
import { route } from '@/server/route'

export const POST = route(decideLeadReportEndpoint, decideReport)
