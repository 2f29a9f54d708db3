import { getContext } from '@oficio/context/pinned-context'
import { paths } from '@oficio/contracts/paths'
import { findRefusedMail } from '@oficio/domain/accounts/mailbox/find-refused-mail'
import { RefusedMailStrip } from '@/features/accounts/mailbox/refused-mail-strip'
import { getActor } from '@/server/sessions/session'

/**
 * Warns on the account's pages that its mail address refuses mail. Shows nothing to an admin who has not set up the
 * second factor, because the profile, where the address is changed, is closed until then.
 */
export async function RefusedMail() {
  const actor = await getActor()
  if (actor.kind === 'visitor') return null
  const refusedMail = await findRefusedMail(getContext(), actor)
  return (
    refusedMail && (
      <RefusedMailStrip fixLink={{ href: paths.profile(), label: 'Arreglarlo' }}>
        No podemos escribirte a {refusedMail.email}.
      </RefusedMailStrip>
    )
  )
}
