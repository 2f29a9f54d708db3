import { reportLeadEndpoint } from '@oficio/contracts/leads/endpoints'
import { reportLead } from '@oficio/domain/leads/reports/report-lead'
import { route } from '@/server/route'

export const POST = route(reportLeadEndpoint, reportLead)
