import { pages } from '@oficio/contracts/pages'
import { getBusinessVisits } from '@oficio/domain/businesses/visits/get-business-visits'
import { MissingCard } from '@/features/businesses/owner/missing-card'
import { PageSummaryCard } from '@/features/businesses/owner/page-summary-card'
import { StateCard } from '@/features/businesses/owner/state-card'
import { VisitsCard } from '@/features/businesses/owner/visits-card'
import { page, readHead } from '@/server/page'
import { DeskPage } from './desk-page'
import { readBusiness } from './read-business'

export const generateMetadata = readHead(pages.userBusiness, async (input) => ({
  title: (await readBusiness(input)).business.name,
}))

/** The overview of a business for its owner and for admins. */
export default page(pages.userBusiness, async (input) => {
  const own = await readBusiness(input)
  const visits = await getBusinessVisits(input.ctx, input.actor, input.params)
  // A page that is in order begins with its visits. A page that needs its owner begins with what to do.
  const isInOrder = own.status === 'active' && !own.isIncomplete && own.plan.status !== 'cancelled'
  const state = <StateCard own={own} />
  return (
    <DeskPage own={own} part="summary">
      {!isInOrder && state}
      <VisitsCard visits={visits} isPublic={own.isPublic} />
      {isInOrder && state}
      {own.isOwn && (
        <MissingCard
          businessId={own.business.id}
          completeness={own.completeness}
          descriptionLength={own.business.description.length}
        />
      )}
      <PageSummaryCard business={own.business} />
    </DeskPage>
  )
})
