import { takeLeadEndpoint } from '@oficio/contracts/leads/endpoints'
import { takeLead } from '@oficio/domain/leads/taking/take-lead'
import { route } from '@/server/route'

export const POST = route(takeLeadEndpoint, takeLead)
