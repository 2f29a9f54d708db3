import { approveAdBannerEndpoint } from '@oficio/contracts/advertising/deciding'
import { approveAdBanner } from '@oficio/domain/advertising/deciding/decide-ad-banner'
import { route } from '@/server/route'

export const POST = route(approveAdBannerEndpoint, approveAdBanner)
