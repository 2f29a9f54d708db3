import { listLeadsEndpoint } from '@oficio/contracts/leads/endpoints'
import { listLeads } from '@oficio/domain/leads/desk/list-leads'
import { route } from '@/server/route'

export const GET = route(listLeadsEndpoint, listLeads)
