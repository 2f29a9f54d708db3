import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getRequestForAdmin } from '@oficio/domain/admin/requests/get-request-for-admin'
import { PageFrame } from '@/components/layout/page-frame'
import { RequestView } from '@/features/admin/requests/request-view'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'

const readRequest = createRecordReader(getRequestForAdmin)

export const generateMetadata = readHead(pages.adminServiceRequest, async (input) => {
  return { title: `Solicitud: ${(await readRequest(input)).request.title}` }
})

/** The admin page of a service request. */
export default page(pages.adminServiceRequest, async (input) => {
  const view = await readRequest(input)
  return (
    <PageFrame
      title={view.request.title}
      trail={[workLink('admin'), workLink('adminServiceRequests'), { label: 'Solicitud' }]}
    >
      <RequestView view={view} />
    </PageFrame>
  )
})
