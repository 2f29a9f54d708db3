import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from './start-mailbox'
import type { MessageDetail, MessageSummary } from './stored-message'

type Mailbox = Awaited<ReturnType<typeof startMailbox>>

let folder: string
let mailbox: Mailbox

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oficio-mailbox-'))
  mailbox = await start()
})

afterEach(async () => {
  await mailbox.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = () => startMailbox({ folder, smtpPort: 0, pagePort: 0, log: () => undefined })

function post(message: Parameters<ReturnType<typeof createTransport>['sendMail']>[0]) {
  const transport = createTransport({
    host: '127.0.0.1',
    port: mailbox.smtpPort,
    secure: false,
  })
  return transport.sendMail({ from: 'Sitio <avisos@example.com>', ...message })
}

const get = (path: string) => fetch(`http://127.0.0.1:${mailbox.pagePort}${path}`)

async function list(to = ''): Promise<MessageSummary[]> {
  const body: { messages: MessageSummary[] } = await (
    await get(`/api/messages?to=${encodeURIComponent(to)}`)
  ).json()
  return body.messages
}

describe('the test mailbox', () => {
  it('shows a sent message with its headers, HTML and text', async () => {
    await post({
      to: 'ana@example.com',
      subject: 'Nueva solicitud en Córdoba ñ',
      messageId: '<request-1@oficio.test>',
      html: '<p>Hola <b>Ana</b></p>',
      text: 'Hola Ana',
    })
    const [summary] = await list('ANA@')
    expect(summary).toMatchObject({
      to: ['ana@example.com'],
      messageId: '<request-1@oficio.test>',
    })
    const detail: MessageDetail = await (await get(`/api/messages/${summary?.id}`)).json()
    expect(detail.subject).toBe('Nueva solicitud en Córdoba ñ')
    expect(detail.html.trim()).toBe('<p>Hola <b>Ana</b></p>')
    expect(detail.headers['message-id']).toBe('<request-1@oficio.test>')
    expect(detail.text.trim()).toBe('Hola Ana')
    expect(await list('beto@')).toEqual([])
  })

  it('bounces addresses that begin with rebota, and stores nothing for them', async () => {
    await expect(post({ to: 'rebota.juan@example.com', subject: 'x' })).rejects.toMatchObject({
      responseCode: 550,
    })
    await expect(post({ to: 'Rebota@example.com', subject: 'x' })).rejects.toThrow(/550 5\.1\.1/)
    expect(await list()).toEqual([])
  })

  it('keeps its messages, newest first, over a restart', async () => {
    for (const subject of ['uno', 'dos', 'tres']) await post({ to: 'ana@example.com', subject })
    await mailbox.stop()
    mailbox = await start()
    expect((await list()).map(({ subject }) => subject)).toEqual(['tres', 'dos', 'uno'])
  })

  it('forgets everything, on disk too, when it is emptied', async () => {
    await post({ to: 'ana@example.com', subject: 'x' })
    await fetch(`http://127.0.0.1:${mailbox.pagePort}/api/messages`, {
      method: 'DELETE',
    })
    expect(await list()).toEqual([])
    expect(await readdir(folder)).toEqual([])
  })

  it('shows a hostile message without letting it run or break the page', async () => {
    const script = '<script>alert(1)</script>'
    await post({
      to: 'ana@example.com',
      subject: `Hola ${script}`,
      html: `<p>${script}</p>`,
    })
    const [summary] = await list()
    const page = await get(`/messages/${summary?.id}`)
    expect(await page.text()).not.toContain(script)
    const message = await get(`/messages/${summary?.id}/html`)
    expect(message.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  })

  it('answers 404 for what it does not have', async () => {
    expect((await get('/api/messages/none')).status).toBe(404)
    expect((await get('/messages/..%2f..%2fsecrets')).status).toBe(404)
  })

  it('stores a message before a delayed answer, so that a sender cut off meanwhile has sent it', async () => {
    const chaos = { delayBeforeAcceptMs: 0, delayAfterAcceptMs: 60_000 }
    const setting = { method: 'POST', body: JSON.stringify(chaos) }
    expect((await fetch(`http://127.0.0.1:${mailbox.pagePort}/api/chaos`, setting)).status).toBe(200)
    const transport = createTransport({
      host: '127.0.0.1',
      port: mailbox.smtpPort,
      socketTimeout: 300,
    })
    const heldMails = async () => (await get('/api/held')).json()
    const sending = transport.sendMail({ from: 'a@example.com', to: 'ana@example.com', subject: 'tarde' })
    const refusal = expect(sending).rejects.toThrow()
    await expect.poll(heldMails).toEqual({ beforeAccept: 0, afterAccept: 1 })
    await refusal
    expect(await list()).toHaveLength(1)
    await expect.poll(heldMails).toEqual({ beforeAccept: 0, afterAccept: 0 })
  })
})
