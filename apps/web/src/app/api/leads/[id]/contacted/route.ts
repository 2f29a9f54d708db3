import { markContactedEndpoint } from '@oficio/contracts/leads'
import { markContacted } from '@oficio/domain/leads/mark-contacted'
import { route } from '@/server/route'

export const POST = route(markContactedEndpoint, markContacted)
