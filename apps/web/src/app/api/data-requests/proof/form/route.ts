import { paths } from '@oficio/contracts/paths'
import { proveDataRequestFormEndpoint } from '@oficio/contracts/support/data-request-forms'
import { proveDataRequest } from '@oficio/domain/support/data-requests/prove-data-request'
import { pageOfLink } from '@/server/forms/form-page'
import { formRoute } from '@/server/route'

export const POST = formRoute(proveDataRequestFormEndpoint, proveDataRequest, {
  note: 'proveDataRequest',
  focusedField: 'token',
  pageOf: pageOfLink(paths.dataRequest, paths.dataRights()),
})
