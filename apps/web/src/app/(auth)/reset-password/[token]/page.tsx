import { pages } from '@oficio/contracts/pages'
import { findResetLink } from '@oficio/domain/accounts/recovery/find-reset-link'
import type { ReactNode } from 'react'
import { DeadLink } from '@/features/accounts/recovery/dead-link'
import { PasswordIsSet } from '@/features/accounts/recovery/password-is-set'
import { ResetFrame } from '@/features/accounts/recovery/reset-frame'
import { ResetPasswordForm } from '@/features/accounts/recovery/reset-password-form'
import { head, page } from '@/server/page'
import { readOwnNote } from '@/server/sessions/own-note'

export const metadata = head(pages.resetPassword, { title: 'Elegir otra contraseña' })

/** Opening it uses nothing up: mail programs open links too. */
export default page(pages.resetPassword, async ({ ctx, params: { token } }) => {
  const found = await readOwnNote('resetPassword')
  // Of another link nothing is said.
  const note = found?.typed === token ? found : null
  if (note?.isDone) return frame(<PasswordIsSet />)
  if ((await findResetLink(ctx, token)) === null) return frame(<DeadLink />)
  return frame(
    <ResetPasswordForm token={token} refusal={note?.refusal ?? null} refused={note?.fields ?? {}} />,
  )
})

const frame = (children: ReactNode) => <ResetFrame>{children}</ResetFrame>
