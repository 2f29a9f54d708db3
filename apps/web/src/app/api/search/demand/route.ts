import { getDemandEndpoint } from '@oficio/contracts/search/demand'
import { getDemand } from '@oficio/domain/search/demand/get-demand'
import { route } from '@/server/route'

// The same for everybody, and a number that hardly changes while somebody moves a slider.
export const GET = route(getDemandEndpoint, getDemand, { publicSeconds: 300 })
