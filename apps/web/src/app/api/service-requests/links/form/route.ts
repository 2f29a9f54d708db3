import { paths } from '@oficio/contracts/paths'
import { requestLinksFormEndpoint } from '@oficio/contracts/service-requests/request-links'
import { sendRequestLinks } from '@oficio/domain/service-requests/tracking/send-request-links'
import { formRoute } from '@/server/route'

export const POST = formRoute(requestLinksFormEndpoint, sendRequestLinks, {
  note: 'requestLinks',
  focusedField: 'email',
  pageOf: () => paths.requestLinks(),
})
