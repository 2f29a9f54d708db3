import { confirmEmailFormEndpoint } from '@oficio/contracts/accounts/mailbox'
import { paths } from '@oficio/contracts/paths'
import { confirmEmail } from '@oficio/domain/accounts/mailbox/confirm-email'
import { pageOfLink } from '@/server/forms/form-page'
import { formRoute } from '@/server/route'

export const POST = formRoute(confirmEmailFormEndpoint, confirmEmail, {
  note: 'confirmEmail',
  focusedField: 'token',
  pageOf: pageOfLink(paths.confirmEmail, paths.login()),
})
