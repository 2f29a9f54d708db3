import { resetPasswordFormEndpoint } from '@oficio/contracts/accounts/recovery'
import { paths } from '@oficio/contracts/paths'
import { resetPassword } from '@oficio/domain/accounts/recovery/reset-password'
import { pageOfLink } from '@/server/forms/form-page'
import { formRoute } from '@/server/route'

export const POST = formRoute(resetPasswordFormEndpoint, resetPassword, {
  note: 'resetPassword',
  focusedField: 'token',
  pageOf: pageOfLink(paths.resetPassword, paths.resetPasswordWithoutLink()),
})
