import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getConsumerRequest } from '@oficio/domain/support/consumer-requests/list-consumer-requests'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { RequestItem } from '@/features/support/consumer-requests/admin/request-item'
import { orNotFound } from '@/server/or-not-found'
import { head, page } from '@/server/page'

const title = 'Pedido de consumo'

export const metadata = head(pages.adminConsumerRequest, { title })

export default page(pages.adminConsumerRequest, async ({ ctx, actor, params }) => {
  const request = await orNotFound(getConsumerRequest(ctx, actor, params))
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={
          <Breadcrumb items={[workLink('admin'), workLink('adminConsumerRequests'), { label: title }]} />
        }
      />
      <RequestItem request={request} nowMs={ctx.clock.now().getTime()} />
    </Container>
  )
})
