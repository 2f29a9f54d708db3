import { unmuteMailsFormEndpoint } from '@oficio/contracts/accounts/opt-out'
import { paths } from '@oficio/contracts/paths'
import { undoOptOut } from '@oficio/domain/accounts/notice-choices/opt-out'
import { pageOfLink } from '@/server/forms/form-page'
import { formRoute } from '@/server/route'

export const POST = formRoute(unmuteMailsFormEndpoint, undoOptOut, {
  note: 'muteMails',
  focusedField: 'token',
  pageOf: pageOfLink(paths.mailOptOut, paths.login()),
})
