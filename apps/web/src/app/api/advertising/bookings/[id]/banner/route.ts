import { setAdBannerEndpoint } from '@oficio/contracts/advertising/banners'
import { setAdBanner } from '@oficio/domain/advertising/banners/set-ad-banner'
import { route } from '@/server/route'

export const PUT = route(setAdBannerEndpoint, setAdBanner)
