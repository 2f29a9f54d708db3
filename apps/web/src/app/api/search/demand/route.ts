import { getDemandEndpoint } from '@oficio/contracts/search/demand'
import { getDemand } from '@oficio/domain/search/demand/get-demand'
import { route } from '@/server/route'

// Cached publicly, because the number is the same for everybody and hardly changes while a visitor moves a slider.
export const GET = route(getDemandEndpoint, getDemand, { publicSeconds: 300 })
