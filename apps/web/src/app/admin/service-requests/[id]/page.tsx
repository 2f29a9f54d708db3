import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getRequestForAdmin } from '@oficio/domain/admin/requests/get-request-for-admin'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { RequestView } from '@/features/admin/requests/request-view'
import { page, readHead } from '@/server/page'
import { recordOf } from '@/server/record-of'

const readRequest = recordOf(getRequestForAdmin)

export const generateMetadata = readHead(pages.adminServiceRequest, async (given) => {
  return { title: `Solicitud: ${(await readRequest(given)).request.title}` }
})

export default page(pages.adminServiceRequest, async (given) => {
  const view = await readRequest(given)
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
