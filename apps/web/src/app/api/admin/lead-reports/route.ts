import { listLeadReportsEndpoint } from '@oficio/contracts/leads/reports'
import { listLeadReports } from '@oficio/domain/leads/reports/list-lead-reports'
import { route } from '@/server/route'

export const GET = route(listLeadReportsEndpoint, listLeadReports)
