import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { json, text } from '../respond'
import { type Chaos, type HeldMails, readChaos } from './chaos'
import type { MessageStore } from './message-store'
import { renderPage, type View } from './page'
import { pageScript } from './page-script'
import { pageStyle } from './page-style'

interface PageOptions {
  store: MessageStore
  chaos: { get: () => Chaos; set: (chaos: Chaos) => void }
  heldMails: () => HeldMails
}

const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
// The policy of the message itself: allows pictures and inline styles, but no scripts.
const messagePolicy =
  "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; font-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** The page of the mailbox and its JSON API. */
export function makePageApp({ store, chaos, heldMails }: PageOptions): Hono {
  const app = new Hono()
  app.onError(({ message }) => json(500, { message }))
  app.notFound(() => json(404, { message: 'No existe' }))

  app.get('/', ({ req }) => {
    const to = req.query('to') ?? ''
    return html(renderPage({ messages: store.list(to), to }), pagePolicy)
  })
  app.get('/mailbox.css', () => text('text/css', pageStyle, noReferrer))
  app.get('/mailbox.js', () => text('text/javascript', pageScript, noReferrer))

  app.get('/messages/:id{[\\w-]+}', async ({ req }) => {
    const message = await store.get(req.param('id'))
    if (!message) return unknownMessage()
    const to = req.query('to') ?? ''
    const open = { message, view: viewOf(req.query('ver')) }
    return html(renderPage({ messages: store.list(to), to, open }), pagePolicy)
  })
  app.get('/messages/:id{[\\w-]+}/html', async ({ req }) => {
    const message = await store.get(req.param('id'))
    return message
      ? html(`<!doctype html><base target="_blank">${message.html}`, messagePolicy)
      : unknownMessage()
  })

  app.get('/api/messages', ({ req }) => json(200, { messages: store.list(req.query('to') ?? '') }))
  app.delete('/api/messages', async () => {
    await store.clear()
    return json(200, { messages: [] })
  })
  app.get('/api/messages/:id{[\\w-]+}', async ({ req }) => {
    const message = await store.get(req.param('id'))
    return message ? json(200, message) : unknownMessage()
  })
  // Notifies an open page of each change of the list, until the page is closed.
  app.get('/api/events', (c) =>
    streamSSE(c, async (stream) => {
      const forget = store.onChange(() => void stream.writeSSE({ data: 'changed' }))
      await stream.write(': hola\n\n')
      await new Promise<void>((resolve) => stream.onAbort(resolve))
      forget()
    }),
  )

  app.get('/api/held', () => json(200, heldMails()))
  app.get('/api/chaos', () => json(200, chaos.get()))
  app.post('/api/chaos', async ({ req }) => {
    const newChaos = readChaos(await req.json().catch(() => undefined))
    if (!newChaos) return json(400, { message: 'Los retrasos van de 0 a 60000 milisegundos' })
    chaos.set(newChaos)
    return json(200, newChaos)
  })
  return app
}

const noReferrer = { 'referrer-policy': 'no-referrer' }

const html = (body: string, policy: string) =>
  text('text/html', body, { ...noReferrer, 'content-security-policy': policy })

const unknownMessage = () => json(404, { message: 'No existe ese mensaje' })

const viewOf = (word: string | undefined): View => (word === 'texto' || word === 'cabeceras' ? word : 'html')
