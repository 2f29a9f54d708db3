import { countAdClickEndpoint } from '@oficio/contracts/advertising/banners'
import { countAdClick } from '@oficio/domain/advertising/counting/count-ad-event'
import { route } from '@/server/route'

export const POST = route(countAdClickEndpoint, countAdClick)
