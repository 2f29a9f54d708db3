import { forgotPasswordFormEndpoint } from '@oficio/contracts/accounts/recovery'
import { paths } from '@oficio/contracts/paths'
import { requestPasswordReset } from '@oficio/domain/accounts/recovery/request-password-reset'
import { formRoute } from '@/server/route'

export const POST = formRoute(forgotPasswordFormEndpoint, requestPasswordReset, {
  note: 'forgotPassword',
  focusedField: 'email',
  pageOf: () => paths.forgotPassword(),
})
