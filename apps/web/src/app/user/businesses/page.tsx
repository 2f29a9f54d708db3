import { pages } from '@oficio/contracts/pages'
import { listOwnBusinesses } from '@oficio/domain/businesses/owner/list-own-businesses'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { OwnBusinessList } from '@/features/businesses/owner/own-business-list'
import { head, page } from '@/server/page'

export const metadata = head(pages.userBusinesses, { title: 'Mis negocios' })

export default page(pages.userBusinesses, async ({ ctx, actor }) => {
  const businesses = await listOwnBusinesses(ctx, actor)
  return (
    <Container width="form" className="pb-16">
      <PageHeader title="Mis negocios" />
      <OwnBusinessList businesses={businesses} />
    </Container>
  )
})
