import { pages } from '@oficio/contracts/pages'
import { findResetLink } from '@oficio/domain/accounts/recovery/find-reset-link'
import { isTakingBusiness } from '@oficio/domain/businesses/registration/is-taking-business'
import type { ReactNode } from 'react'
import { DeadLink } from '@/features/accounts/recovery/dead-link'
import { PasswordIsSet } from '@/features/accounts/recovery/password-is-set'
import { ResetFrame } from '@/features/accounts/recovery/reset-frame'
import { ResetPasswordForm } from '@/features/accounts/recovery/reset-password-form'
import { readFormOutcome } from '@/server/forms/form-outcome'
import { head, page } from '@/server/page'

export const metadata = head(pages.resetPassword, { title: 'Elegir contraseña' })

/** Opening the page does not use up the link, because mail programs open links too. */
export default page(pages.resetPassword, async ({ ctx, params: { token } }) => {
  const ownNote = await readFormOutcome('resetPassword')
  // Ignores the outcome of a form with another link.
  const note = ownNote?.input === token ? ownNote : null
  if (note?.isDone) return frame(<PasswordIsSet />)
  const link = await findResetLink(ctx, token)
  if (link === null) return frame(<DeadLink />)
  const isFirst = await isTakingBusiness(ctx, link.userId)
  return frame(
    <ResetPasswordForm
      token={token}
      firstOf={isFirst ? link.user.username : null}
      refusal={note?.refusal ?? null}
      faults={note?.fields ?? {}}
    />,
    isFirst,
  )
})

const frame = (children: ReactNode, isFirst = false) => <ResetFrame isFirst={isFirst}>{children}</ResetFrame>
