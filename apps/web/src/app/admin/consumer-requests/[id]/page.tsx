import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getConsumerRequest } from '@oficio/domain/support/consumer-requests/list-consumer-requests'
import { PageFrame } from '@/components/layout/page-frame'
import { RequestItem } from '@/features/support/consumer-requests/admin/request-item'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'
import { QueueRow } from '../../queue-row'

const title = 'Pedido de consumo'

const readRequest = createRecordReader(getConsumerRequest)

export const generateMetadata = readHead(pages.adminConsumerRequest, async (input) => {
  return { title: `${title} ${(await readRequest(input)).code}` }
})

/** The admin page of a withdrawal or cancellation under consumer law. */
export default page(pages.adminConsumerRequest, async (input) => {
  const { ctx } = input
  const request = await readRequest(input)
  return (
    <PageFrame title={title} trail={[workLink('admin'), workLink('adminConsumerRequests'), { label: title }]}>
      <QueueRow input={input} kind="consumer-requests" />
      <RequestItem request={request} nowMs={ctx.clock.now().getTime()} />
    </PageFrame>
  )
})
