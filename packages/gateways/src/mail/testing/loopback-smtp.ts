import type { AddressInfo, Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface LoopbackSmtp {
  url: string
  server: Server
  /** The raw messages that it accepted. */
  messages: string[]
  close(): Promise<void>
}

/** Starts a real SMTP server on a free port of this machine. It accepts everything unless the options say otherwise. */
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
  // The type also allows pipes, but a server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    server,
    messages,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
}
