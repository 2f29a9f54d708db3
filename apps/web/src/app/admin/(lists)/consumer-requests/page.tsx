import { exportAddress } from '@oficio/contracts/admin/exports'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { limits } from '@oficio/contracts/limits'
import { panelMenu, workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { consumerRequestList } from '@oficio/contracts/support/consumer-requests'
import { listConsumerRequests } from '@oficio/domain/support/consumer-requests/list-consumer-requests'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { RequestList } from '@/features/support/consumer-requests/admin/request-list'
import { head, page } from '@/server/page'

const title = panelMenu.adminConsumerRequests.label

export const metadata = head(pages.adminConsumerRequests, { title })

export default page(pages.adminConsumerRequests, async ({ ctx, actor, query }) => {
  const asked = readList(consumerRequestList, await query())
  const requests = await listConsumerRequests(ctx, actor, asked)
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[workLink('admin'), { label: title }]} />}
        description={`Arrepentimientos y bajas: la ley da ${limits.consumerRequestHours} horas para hacer lo que piden y responder. Lo vencido, primero.`}
      />
      <RequestList
        query={asked}
        page={requests}
        nowMs={ctx.clock.now().getTime()}
        exportHref={exportAddress(consumerRequestList, asked)}
      />
    </Container>
  )
})
