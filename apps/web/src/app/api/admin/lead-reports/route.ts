import { listLeadReportsEndpoint } from '@oficio/contracts/leads'
import { listLeadReports } from '@oficio/domain/leads/list-lead-reports'
import { route } from '@/server/route'

export const GET = route(listLeadReportsEndpoint, listLeadReports)
