import { listen, serverOf } from '../listen'
import { noChaos } from './chaos'
import { openMessageStore } from './message-store'
import { makePageApp } from './page-app'
import { makeSmtpServer } from './smtp-server'

export interface MailboxOptions {
  /** The folder that keeps the messages between starts. */
  folder: string
  smtpPort: number
  pagePort: number
  log: (line: string) => void
}

/**
 * Starts the test mailbox: SMTP on `smtpPort`, page and JSON API on `pagePort`, both on this machine only. Port 0 means
 * a free port; the returned ports are the real ones. Rejects if a port is taken.
 */
export async function startMailbox({ folder, smtpPort, pagePort, log }: MailboxOptions) {
  const store = await openMessageStore(folder)
  let chaos = noChaos()
  const { server: smtp, heldMails } = makeSmtpServer({ store, chaos: () => chaos, log })
  const app = makePageApp({
    store,
    heldMails,
    chaos: {
      get: () => chaos,
      set: (newChaos) => {
        chaos = newChaos
      },
    },
  })
  const page = serverOf(app)
  const ports = {
    smtpPort: await listen(smtp.server, smtpPort),
    pagePort: await listen(page, pagePort),
  }
  const stop = async () => {
    page.closeAllConnections()
    await Promise.all([
      new Promise((resolve) => page.close(resolve)),
      new Promise<void>((resolve) => smtp.close(() => resolve())),
    ])
  }
  return { ...ports, stop }
}
