import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { getBusinessForAdmin } from '@oficio/domain/admin/businesses/get-business-for-admin'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { BusinessView } from '@/features/admin/businesses/business-view'
import { BusinessDecisions } from '@/features/businesses/decisions/business-decisions'
import { page, readHead } from '@/server/page'
import { recordOf } from '@/server/record-of'

const title = 'Negocio'

const readBusiness = recordOf(getBusinessForAdmin)

export const generateMetadata = readHead(pages.adminBusiness, async (given) => {
  return { title: `Negocio: ${(await readBusiness(given)).name}` }
})

export default page(pages.adminBusiness, async (given) => {
  const business = await readBusiness(given)
  return (
    <Container className="pb-16">
      <PageHeader
        // Of one that was removed no name is left.
        title={business.name || title}
        above={<Breadcrumb items={[workLink('admin'), workLink('adminBusinesses'), { label: title }]} />}
      />
      <BusinessView
        business={business}
        decisions={
          <BusinessDecisions business={business.decided} today={calendarDay(given.ctx.clock.now())} />
        }
      />
    </Container>
  )
})
