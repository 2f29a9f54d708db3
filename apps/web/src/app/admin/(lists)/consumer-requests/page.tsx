import { limits } from '@oficio/contracts/limits'
import { workLink, workMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listConsumerRequests } from '@oficio/domain/support/consumer-requests/list-consumer-requests'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { RequestFilter } from '@/features/support/consumer-requests/admin/request-filter'
import { RequestList } from '@/features/support/consumer-requests/admin/request-list'
import { head, page } from '@/server/page'

const title = workMenu.adminConsumerRequests.label

export const metadata = head(pages.adminConsumerRequests, { title })

export default page(pages.adminConsumerRequests, async ({ ctx, actor, query }) => {
  const status = (await query()).estado === 'respondidos' ? 'answered' : 'open'
  const { requests } = await listConsumerRequests(ctx, actor, { status })
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[workLink('admin'), { label: title }]} />}
        description={`Arrepentimientos y bajas: la ley da ${limits.consumerRequestHours} horas para hacer lo que piden y responder. Lo vencido, primero.`}
      />
      <RequestFilter status={status} />
      <RequestList requests={requests} status={status} nowMs={ctx.clock.now().getTime()} />
    </Container>
  )
})
