import { pages } from '@oficio/contracts/pages'
import { getReturnedPlan } from '@oficio/domain/businesses/plans/get-returned-plan'
import { ReturnedPlanPage } from '@/features/businesses/plans/returned-plan-page'
import { head, page } from '@/server/page'
import { getActor } from '@/server/sessions/session'

export const metadata = head(pages.businessRegistered, { title: 'Tu negocio' })

/** The page after the registration of a business, also after the return from its payment. */
export default page(pages.businessRegistered, async ({ ctx, query }) => (
  <ReturnedPlanPage returnedPlan={await getReturnedPlan(ctx, await getActor(), (await query()).business)} />
))
