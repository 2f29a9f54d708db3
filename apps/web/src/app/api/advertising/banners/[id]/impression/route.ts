import { countAdViewEndpoint } from '@oficio/contracts/advertising/banners'
import { countAdView } from '@oficio/domain/advertising/counting/count-ad-event'
import { route } from '@/server/route'

export const POST = route(countAdViewEndpoint, countAdView)
