import { SMTPServer } from 'smtp-server'
import { type Chaos, delay, type HeldMails } from './chaos'
import type { MessageStore } from './message-store'

const largestMessageBytes = 20 * 1024 * 1024

interface SmtpOptions {
  store: MessageStore
  chaos: () => Chaos
  log: (line: string) => void
}

/**
 * A real SMTP server that delivers into the test mailbox. Refuses addresses that begin with `rebota` (550 5.1.1), so
 * that bounces can be tested. Needs no login and no encryption, because it listens on this machine only.
 */
export function makeSmtpServer({ store, chaos, log }: SmtpOptions): {
  server: SMTPServer
  heldMails: () => HeldMails
} {
  const closed = new WeakSet<object>()
  const before = new Set<object>()
  const after = new Set<object>()
  const server = new SMTPServer({
    banner: 'Casilla de prueba',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMessageBytes,
    onRcptTo({ address }, _session, done) {
      done(address.toLowerCase().startsWith('rebota') ? noSuchMailbox(address) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(refusal(552, '5.3.4 El mensaje supera los 20 MB'))
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
        const to = session.envelope.rcptTo.map(({ address }) => address)
        accept(Buffer.concat(chunks), { from, to }, session).then(() => done(null), done)
      })
    },
    onClose(session) {
      closed.add(session)
      // A sender that closed its connection no longer waits.
      before.delete(session)
      after.delete(session)
    },
  })
  // Only logged, because a killed sender cuts its connection, which is normal here.
  server.on('error', (error) => log(error.message))
  return { server, heldMails: () => ({ beforeAccept: before.size, afterAccept: after.size }) }

  async function accept(raw: Buffer, envelope: { from: string; to: string[] }, session: object) {
    const { delayBeforeAcceptMs, delayAfterAcceptMs } = chaos()
    await wait(before, session, delayBeforeAcceptMs)
    if (closed.has(session)) return
    await store.add(raw, envelope)
    await wait(after, session, delayAfterAcceptMs)
  }
}

async function wait(room: Set<object>, session: object, ms: number): Promise<void> {
  if (ms === 0) return
  room.add(session)
  await delay(ms)
  room.delete(session)
}

function noSuchMailbox(address: string): Error {
  return refusal(550, `5.1.1 No existe la casilla ${address}`)
}

/** Returns an error with a reply code. smtp-server answers with that code. */
function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
