import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getRequestForAdmin } from '@oficio/domain/admin/requests/get-request-for-admin'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { RequestView } from '@/features/admin/requests/request-view'
import { orNotFound } from '@/server/or-not-found'
import { head, page } from '@/server/page'

export const metadata = head(pages.adminServiceRequest, { title: 'Solicitud' })

export default page(pages.adminServiceRequest, async ({ ctx, actor, params }) => {
  const view = await orNotFound(getRequestForAdmin(ctx, actor, params))
  return (
    <Container className="pb-16">
      <PageHeader
        title={view.request.title}
        above={
          <Breadcrumb items={[workLink('admin'), workLink('adminServiceRequests'), { label: 'Solicitud' }]} />
        }
      />
      <RequestView view={view} />
    </Container>
  )
})
