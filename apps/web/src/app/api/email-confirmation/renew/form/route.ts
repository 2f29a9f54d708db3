import { renewConfirmationFormEndpoint } from '@oficio/contracts/accounts/mailbox'
import { paths } from '@oficio/contracts/paths'
import { renewConfirmation } from '@oficio/domain/accounts/mailbox/renew-confirmation'
import { pageOfLink } from '@/server/forms/form-page'
import { formRoute } from '@/server/route'

export const POST = formRoute(renewConfirmationFormEndpoint, renewConfirmation, {
  note: 'renewConfirmation',
  focusedField: 'token',
  isMailWaiting: (mailedLink) => mailedLink.isMailWaiting,
  pageOf: pageOfLink(paths.confirmEmail, paths.login()),
})
