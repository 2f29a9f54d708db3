import { countLeadsEndpoint } from '@oficio/contracts/leads/endpoints'
import { countLeads } from '@oficio/domain/leads/desk/count-leads'
import { route } from '@/server/route'

export const GET = route(countLeadsEndpoint, countLeads)
