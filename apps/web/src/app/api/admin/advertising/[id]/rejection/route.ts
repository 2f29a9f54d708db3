import { rejectAdBannerEndpoint } from '@oficio/contracts/advertising/deciding'
import { rejectAdBanner } from '@oficio/domain/advertising/deciding/decide-ad-banner'
import { route } from '@/server/route'

export const POST = route(rejectAdBannerEndpoint, rejectAdBanner)
