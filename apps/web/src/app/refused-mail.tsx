import { getContext } from '@oficio/context/pinned-context'
import { findRefusedMail } from '@oficio/domain/accounts/mailbox/find-refused-mail'
import { RefusedMailStrip } from '@/features/accounts/mailbox/refused-mail-strip'
import { getActor } from '@/server/sessions/session'

/** Over the pages of accounts: that theirs cannot be written to, where that is so. */
export async function RefusedMail() {
  const refused = await findRefusedMail(getContext(), await getActor())
  return refused && <RefusedMailStrip refused={refused} />
}
