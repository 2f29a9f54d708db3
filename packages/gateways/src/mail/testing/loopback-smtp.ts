import type { AddressInfo, Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface LoopbackSmtp {
  url: string
  server: Server
  /** Every message that it took, as it came. */
  messages: string[]
  close(): Promise<void>
}

/** Starts a real SMTP server on a free port of this machine, which takes everything unless told else. */
export async function startLoopbackSmtp(options: SMTPServerOptions = {}): Promise<LoopbackSmtp> {
  const messages: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        messages.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
    ...options,
  })
  const server: Server = await new Promise((resolve) => {
    const listening = smtp.listen(0, '127.0.0.1', () => resolve(listening))
  })
  // A server that listens on a port has an address with that port; the type also knows pipes.
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    server,
    messages,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
}
