import { getConfig } from '@oficio/context/config'
import { getContext } from '@oficio/context/pinned-context'
import { listen } from '@oficio/db/listen'
import { accountsChangedChannel } from '@oficio/domain/accounts/sessions/changes-channel'
import { accountStreams } from './account-streams'

/** Tells the open pages of an account, in whatever browser, that a session ended or that it may do other things now. */
export function startTellingAccounts(): void {
  const { log } = getContext()
  const streams = accountStreams()
  listen({
    url: getConfig().databaseDirectUrl,
    channel: accountsChangedChannel,
    onMessage: (userId) => streams.tell(userId),
    onGap: () => streams.tell(),
    log: (level, text) => log[level]({}, text),
  })
  // Next waits for open answers before it ends, and these would stay open for ever.
  process.once('SIGTERM', streams.endAll)
  process.once('SIGINT', streams.endAll)
}
