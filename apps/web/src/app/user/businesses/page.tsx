import { pages } from '@oficio/contracts/pages'
import { listOwnBusinesses } from '@oficio/domain/businesses/owner/list-own-businesses'
import { PageFrame } from '@/components/layout/page-frame'
import { OwnBusinessList } from '@/features/businesses/owner/own-business-list'
import { head, page } from '@/server/page'

export const metadata = head(pages.userBusinesses, { title: 'Mis negocios' })

/** The list of the signed-in user's businesses. */
export default page(pages.userBusinesses, async ({ ctx, actor }) => {
  const businesses = await listOwnBusinesses(ctx, actor)
  return (
    <PageFrame width="form" title="Mis negocios">
      <OwnBusinessList businesses={businesses} />
    </PageFrame>
  )
})
