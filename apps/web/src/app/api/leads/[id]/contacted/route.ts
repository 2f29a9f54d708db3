import { markContactedEndpoint } from '@oficio/contracts/leads/endpoints'
import { markContacted } from '@oficio/domain/leads/mark-contacted'
import { route } from '@/server/route'

export const POST = route(markContactedEndpoint, markContacted)
