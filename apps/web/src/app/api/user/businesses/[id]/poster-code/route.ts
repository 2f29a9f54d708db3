import { renewPosterEndpoint } from '@oficio/contracts/businesses/poster'
import { renewPoster } from '@oficio/domain/businesses/poster/renew-poster'
import { route } from '@/server/route'

export const POST = route(renewPosterEndpoint, renewPoster)
