import { listActiveBannersEndpoint } from '@oficio/contracts/advertising/banners'
import { adSlotNames } from '@oficio/contracts/advertising/slots'
import { listActiveBanners } from '@oficio/domain/advertising/banners/list-active-banners'
import { route } from '@/server/route'

export const GET = route(listActiveBannersEndpoint, listActiveBanners, {
  publicSeconds: 60,
  directParams: adSlotNames.map((slot) => ({ slot })),
})
