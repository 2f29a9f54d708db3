import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { getBusinessForAdmin } from '@oficio/domain/admin/businesses/get-business-for-admin'
import { PageFrame } from '@/components/layout/page-frame'
import { BusinessView } from '@/features/admin/businesses/business-view'
import { BusinessDecisions } from '@/features/businesses/decisions/business-decisions'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'

const title = 'Negocio'

const readBusiness = createRecordReader(getBusinessForAdmin)

export const generateMetadata = readHead(pages.adminBusiness, async (input) => {
  return { title: `Negocio: ${(await readBusiness(input)).name}` }
})

/** The admin page of a business. */
export default page(pages.adminBusiness, async (input) => {
  const business = await readBusiness(input)
  return (
    <PageFrame
      title={business.name || title}
      trail={[workLink('admin'), workLink('adminBusinesses'), { label: title }]}
    >
      <BusinessView
        business={business}
        decisions={
          <BusinessDecisions business={business.decisionState} today={calendarDay(input.ctx.clock.now())} />
        }
      />
    </PageFrame>
  )
})
