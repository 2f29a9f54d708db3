import { adBookingList } from '@oficio/contracts/advertising/deciding'
import { panelMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listAdBookings } from '@oficio/domain/advertising/deciding/list-ad-bookings'
import { adBookingLook } from '@/features/advertising/deciding/ad-list'
import { head, page } from '@/server/page'
import { renderList } from '../render-list'

const title = panelMenu.adminAds.label

export const metadata = head(pages.adminAds, { title })

/** The admin list of advertising bookings. */
export default page(
  pages.adminAds,
  renderList({
    list: adBookingList,
    title,
    description: 'Cada banner se mira antes de mostrarse. Lo que se rechaza se devuelve solo.',
    read: listAdBookings,
    look: adBookingLook,
  }),
)
