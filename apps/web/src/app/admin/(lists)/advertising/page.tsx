import { exportAddress } from '@oficio/contracts/admin/exports'
import { adBookingList } from '@oficio/contracts/advertising/deciding'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { panelMenu, workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listAdBookings } from '@oficio/domain/advertising/deciding/list-ad-bookings'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { AdList } from '@/features/advertising/deciding/ad-list'
import { head, page } from '@/server/page'

const title = panelMenu.adminAds.label

export const metadata = head(pages.adminAds, { title })

export default page(pages.adminAds, async ({ ctx, actor, query }) => {
  const asked = readList(adBookingList, await query())
  const bookings = await listAdBookings(ctx, actor, asked)
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[workLink('admin'), { label: title }]} />}
        description="Cada banner se mira antes de mostrarse. Lo que se rechaza se devuelve solo."
      />
      <AdList query={asked} page={bookings} exportHref={exportAddress(adBookingList, asked)} />
    </Container>
  )
})
