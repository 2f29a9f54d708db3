import { serviceRequestList } from '@oficio/contracts/admin/service-requests'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { workLink, workMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getListChoices } from '@oficio/domain/admin/get-list-choices'
import { listServiceRequests } from '@oficio/domain/admin/requests/list-service-requests'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { RequestList } from '@/features/admin/requests/request-list'
import { head, page } from '@/server/page'

const title = workMenu.adminServiceRequests.label

export const metadata = head(pages.adminServiceRequests, { title })

export default page(pages.adminServiceRequests, async ({ ctx, actor, query }) => {
  const asked = readList(serviceRequestList, await query())
  const found = await listServiceRequests(ctx, actor, asked)
  const { rubros, provincias } = await getListChoices(ctx, actor)
  const references = { rubroId: rubros, provinciaId: provincias }
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[workLink('admin'), { label: title }]} />}
        description="Todas las solicitudes que se enviaron, como sea que hayan terminado."
      />
      <RequestList query={asked} page={found} references={references} />
    </Container>
  )
})
