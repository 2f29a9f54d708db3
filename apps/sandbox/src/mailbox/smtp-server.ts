import { SMTPServer } from 'smtp-server'
import { type Chaos, delay } from './chaos'
import type { MessageStore } from './message-store'

const LARGEST_MESSAGE_BYTES = 20 * 1024 * 1024

type SmtpOptions = {
  store: MessageStore
  chaos: () => Chaos
  log: (line: string) => void
}

/**
 * A real SMTP server that delivers into the test mailbox. Addresses beginning with `rebota` do not exist here
 * (550 5.1.1), so that bounces can be tried out. No login and no encryption: it listens on this machine only.
 */
export function makeSmtpServer({ store, chaos, log }: SmtpOptions): SMTPServer {
  const closed = new WeakSet<object>()
  const server = new SMTPServer({
    banner: 'Casilla de prueba',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MESSAGE_BYTES,
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
        accept(Buffer.concat(chunks), { from, to }, () => closed.has(session)).then(() => done(null), done)
      })
    },
    onClose(session) {
      closed.add(session)
    },
  })
  // A sender that is killed cuts its connection: ordinary here, and no reason to stop.
  server.on('error', (error) => log(error.message))
  return server

  async function accept(raw: Buffer, envelope: { from: string; to: string[] }, isGone: () => boolean) {
    const { delayBeforeAcceptMs, delayAfterAcceptMs } = chaos()
    await delay(delayBeforeAcceptMs)
    if (isGone()) return
    await store.add(raw, envelope)
    await delay(delayAfterAcceptMs)
  }
}

function noSuchMailbox(address: string): Error {
  return refusal(550, `5.1.1 No existe la casilla ${address}`)
}

/** smtp-server answers with the code it finds on the error. */
function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
