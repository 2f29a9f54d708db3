import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { allTemplates } from './all-templates'
import { sampleSite } from './samples'
import { createSmtpMailer, type SmtpMailer } from './smtp-mailer'
import { startLoopbackSmtp } from './testing/loopback-smtp'

const to = 'lucia@correo.example'
const message = {
  to,
  messageId: '<0198c0de@oficio.example>',
  content: { template: 'welcome', props: allTemplates.welcome.samples[0] ?? failed() },
  optOutUrl: null,
} as const

function failed(): never {
  throw new Error('no sample')
}

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

function mailerFor(server: Server, timeoutMs?: number): SmtpMailer {
  // The type also allows pipes, but a server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo
  const mailer = createSmtpMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Oficio <no-responder@oficio.example>',
    site: sampleSite,
    timeoutMs,
  })
  cleanups.push(() => mailer.close())
  return mailer
}

async function startServer(options?: SMTPServerOptions) {
  const { server, messages, close } = await startLoopbackSmtp(options)
  cleanups.push(() => void close())
  return { server, taken: messages }
}

const refuse = (responseCode: number, words = `no way for ${to}`): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(Object.assign(new Error(words), { responseCode })),
})

describe('the mailer', () => {
  it('hands over page and text with the Message-ID it was given', async () => {
    const { server, taken } = await startServer()
    expect(await mailerFor(server).send(message)).toBe('sent')
    expect(taken).toHaveLength(1)
    const [mail = ''] = taken
    expect(mail).toContain('Message-ID: <0198c0de@oficio.example>')
    expect(mail).toContain('Auto-Submitted: auto-generated')
    expect(mail).toContain(`To: ${to}`)
    expect(mail).toContain('From: Oficio <no-responder@oficio.example>')
    expect(mail).toContain('Content-Type: text/plain')
    expect(mail).toContain('Content-Type: text/html')
    expect(mail).not.toMatch(/List-Unsubscribe|No quiero recibir/)
  })

  it('says in head and foot of a mail that its reader may switch off how that is done', async () => {
    const { server, taken } = await startServer()
    const optOutUrl = 'https://oficio.example/opt-out/abc'
    await mailerFor(server).send({ ...message, optOutUrl })
    // Joins header lines that the mail format has folded.
    const mail = (taken[0] ?? '').replace(/=\r\n|\r\n(?=[ \t])/g, '')
    expect(mail).toMatch(/^List-Unsubscribe:\s+<https:\/\/oficio\.example\/opt-out\/abc>/m)
    expect(mail).toMatch(/^List-Unsubscribe-Post:\s+List-Unsubscribe=One-Click/m)
    expect(mail).toContain('No quiero recibir')
  })

  it('adds no header that hides in a typed title', async () => {
    const { server, taken } = await startServer()
    const [props] = allTemplates['request-for-professional'].samples
    const title = 'Plomería\r\nBcc: victima@correo.example\r\n\r\n<b>hola</b>'
    const content = {
      template: 'request-for-professional',
      props: { ...(props ?? failed()), title },
    } as const
    expect(await mailerFor(server).send({ ...message, content })).toBe('sent')
    const [head = ''] = (taken[0] ?? '').split('\r\n\r\n')
    expect(head).toMatch(/^Subject: /m)
    expect(head).toMatch(/^Content-Type: multipart/m)
    expect(head).not.toMatch(/^Bcc:/im)
  })

  it('sends the same Message-ID when a message goes out twice', async () => {
    const { server, taken } = await startServer()
    const mailer = mailerFor(server)
    await mailer.send(message)
    await mailer.send(message)
    expect(taken.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1])).toEqual([
      message.messageId,
      message.messageId,
    ])
  })

  it.each([550, 551, 552, 553])(
    'calls an address bounced when the server refuses it with %i',
    async (code) => {
      const { server } = await startServer(refuse(code))
      expect(await mailerFor(server).send(message)).toBe('bounced')
    },
  )

  it.each(['5.7.1 blocked for its reputation', '5.2.2 mailbox full'])(
    'throws when it is not the address that is at fault: %s',
    async (words) => {
      const { server } = await startServer(refuse(550, words))
      await expect(mailerFor(server).send(message)).rejects.toThrow('550')
    },
  )

  it('throws, without naming the address, when the server refuses only for now', async () => {
    const { server } = await startServer(refuse(450))
    const error = await mailerFor(server)
      .send(message)
      .catch((reason: unknown) => reason)
    expect(String(error)).toContain('450')
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(to)
  })

  it('throws when the message, not the address, is refused for good', async () => {
    const { server } = await startServer({
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => done(Object.assign(new Error('looks like spam'), { responseCode: 550 })))
      },
    })
    await expect(mailerFor(server).send(message)).rejects.toThrow('550')
  })

  it('throws when the server says nothing', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    cleanups.push(() => silent.close())
    await expect(mailerFor(silent, 200).send(message)).rejects.toThrow('rejected the message')
  })

  it('throws, and hands nothing over again by itself, when the line breaks before the answer', async () => {
    let attempts = 0
    const { server } = await startServer({
      onData: (stream, _session, _done) => {
        attempts += 1
        stream.resume()
        stream.on('end', () => dropConnections())
      },
    })
    const sockets = new Set<{ destroy(): void }>()
    server.on('connection', (socket) => sockets.add(socket))
    const dropConnections = () => {
      for (const socket of sockets) socket.destroy()
    }
    await expect(mailerFor(server).send(message)).rejects.toThrow('rejected the message')
    expect(attempts).toBe(1)
  })

  it('writes to one person only, whatever the address holds', async () => {
    const recipients: string[] = []
    const { server } = await startServer({
      onRcptTo: (address, _session, done) => {
        recipients.push(address.address)
        done()
      },
    })
    await mailerFor(server)
      .send({ ...message, to: 'a@correo.example, b@correo.example' })
      .catch(() => undefined)
    expect(recipients.length).toBeLessThanOrEqual(1)
  })
})
