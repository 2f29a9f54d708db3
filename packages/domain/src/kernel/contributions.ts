import type { Contributions } from './ctx'
import { forgetMailEventsClock } from './mail/events/forget-mail-events'
import { forgetMailAddressesClock } from './mail/forget-addresses'
import { mailChannel } from './mail/queue-mails'
import { sendMailHandler } from './mail/send-mail'
import { sendWaitingMailsClock } from './mail/send-waiting-mails'
import { noticeChannel } from './notices/deliver-notices'
import { forgetPagePurgesClock } from './pages/forget-purges'
import { kernelTables } from './personal-tables'
import { forgetKeyedCallsClock } from './repeats/keyed-calls'

/** Everything that the kernel itself adds to the registry. */
export const kernel = {
  jobs: [sendMailHandler],
  clock: [
    sendWaitingMailsClock,
    forgetMailAddressesClock,
    forgetMailEventsClock,
    forgetPagePurgesClock,
    forgetKeyedCallsClock,
  ],
  channels: [noticeChannel, mailChannel],
  personalTables: kernelTables,
} satisfies Contributions
