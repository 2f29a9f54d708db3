import { getConfig } from '@oficio/context/config'
import { getContext } from '@oficio/context/pinned-context'
import { listen } from '@oficio/db/listen'
import { accountsChangedChannel } from '@oficio/domain/accounts/sessions/changes-channel'
import { accountStreams } from '../sessions/account-streams'

/** Notifies the open pages of an account, in every browser, that a session ended or that its permissions changed. */
export function listenForAccountChanges(): void {
  const { log } = getContext()
  const streams = accountStreams()
  listen({
    url: getConfig().databaseDirectUrl,
    channel: accountsChangedChannel,
    onMessage: (userId) => streams.tell(userId),
    onGap: () => streams.tell(),
    log: (level, text) => log[level]({}, text),
  })
}
