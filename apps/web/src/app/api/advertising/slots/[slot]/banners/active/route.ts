import { listActiveBannersEndpoint } from '@oficio/contracts/advertising/banners'
import { listActiveBanners } from '@oficio/domain/advertising/banners/list-active-banners'
import { route } from '@/server/route'

export const GET = route(listActiveBannersEndpoint, listActiveBanners, { publicSeconds: 60 })
