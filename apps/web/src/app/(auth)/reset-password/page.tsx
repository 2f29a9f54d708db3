import { recoveryTexts } from '@oficio/contracts/accounts/recovery-texts'
import { pages } from '@oficio/contracts/pages'
import { DeadLink } from '@/features/accounts/recovery/dead-link'
import { ResetFrame } from '@/features/accounts/recovery/reset-frame'
import { readFormOutcome } from '@/server/forms/form-outcome'
import { head, page } from '@/server/page'

export const metadata = head(pages.resetPasswordWithoutLink, { title: 'Elegir otra contraseña' })

/** For visitors whose address lacks the token of the mail, because their mail program cut it off. */
export default page(pages.resetPasswordWithoutLink, async () => {
  const note = await readFormOutcome('resetPassword')
  return (
    <ResetFrame>
      <DeadLink text={note?.refusal ?? recoveryTexts.tokenMissing} />
    </ResetFrame>
  )
})
