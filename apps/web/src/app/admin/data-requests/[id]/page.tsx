import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { findData } from '@oficio/domain/support/data-requests/find-data'
import { getDataRequest } from '@oficio/domain/support/data-requests/list-data-requests'
import { PageFrame } from '@/components/layout/page-frame'
import { DataItem } from '@/features/support/data-requests/admin/data-item'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'
import { QueueRow } from '../../queue-row'

const title = 'Pedido sobre datos personales'

const readRequest = createRecordReader(getDataRequest)

export const generateMetadata = readHead(pages.adminDataRequest, async (input) => {
  return { title: `${title} ${(await readRequest(input)).code}` }
})

/** The admin page of a request about personal data. */
export default page(pages.adminDataRequest, async (input) => {
  const { ctx, actor, params } = input
  const request = await readRequest(input)
  return (
    <PageFrame title={title} trail={[workLink('admin'), workLink('adminDataRequests'), { label: title }]}>
      <QueueRow input={input} kind="data-requests" />
      <DataItem
        request={request}
        data={await findData(ctx, actor, params)}
        nowMs={ctx.clock.now().getTime()}
      />
    </PageFrame>
  )
})
