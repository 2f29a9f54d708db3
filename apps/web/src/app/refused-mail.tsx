import { getContext } from '@oficio/context/pinned-context'
import { paths } from '@oficio/contracts/paths'
import { findRefusedMail } from '@oficio/domain/accounts/mailbox/find-refused-mail'
import { RefusedMailStrip } from '@/features/accounts/mailbox/refused-mail-strip'
import { getActor } from '@/server/sessions/session'

/** Over the pages of accounts: that theirs cannot be written to, where that is so; what to do about it stands in the profile. */
export async function RefusedMail() {
  const refused = await findRefusedMail(getContext(), await getActor())
  return (
    refused && (
      <RefusedMailStrip mend={{ href: paths.profile(), label: 'Arreglarlo' }}>
        No podemos escribirte a {refused.email}.
      </RefusedMailStrip>
    )
  )
}
