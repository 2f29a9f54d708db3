import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMessageStore } from '@oficio/sandbox/mailbox/message-store'
import { makeSmtpServer } from '@oficio/sandbox/mailbox/smtp-server'

// Replaces Mailpit if its image cannot be pulled. `/mailpit readyz` is its health check.
const pagePort = 8025
const smtpPort = 1025

if (process.argv[2] === 'readyz') void checkHealth()
else void serve()

async function checkHealth(): Promise<void> {
  const isReady = await fetch(`http://127.0.0.1:${pagePort}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
  process.exit(isReady ? 0 : 1)
}

async function serve(): Promise<void> {
  const store = await openMessageStore(join(tmpdir(), 'mails'))
  const chaos = { delayBeforeAcceptMs: 0, delayAfterAcceptMs: 0 }
  makeSmtpServer({ store, chaos: () => chaos, log: console.log }).server.listen(smtpPort)
  createServer((_request, response) => {
    const messages = store
      .list()
      .map(({ subject, to }) => ({ Subject: subject, To: to.map((Address) => ({ Address })) }))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ total: messages.length, messages }))
  }).listen(pagePort)
  process.on('SIGTERM', () => process.exit(0))
}
