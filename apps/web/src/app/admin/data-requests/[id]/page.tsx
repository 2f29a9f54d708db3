import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { findData } from '@oficio/domain/support/data-requests/find-data'
import { getDataRequest } from '@oficio/domain/support/data-requests/list-data-requests'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { DataItem } from '@/features/support/data-requests/admin/data-item'
import { page, readHead } from '@/server/page'
import { recordOf } from '@/server/record-of'

const title = 'Pedido sobre datos personales'

const readRequest = recordOf(getDataRequest)

export const generateMetadata = readHead(pages.adminDataRequest, async (given) => {
  return { title: `${title} ${(await readRequest(given)).code}` }
})

export default page(pages.adminDataRequest, async (given) => {
  const { ctx, actor, params } = given
  const request = await readRequest(given)
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[workLink('admin'), workLink('adminDataRequests'), { label: title }]} />}
      />
      <DataItem
        request={request}
        data={await findData(ctx, actor, params)}
        nowMs={ctx.clock.now().getTime()}
      />
    </Container>
  )
})
