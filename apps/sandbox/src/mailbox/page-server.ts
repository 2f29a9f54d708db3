import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readJson, send, sendJson } from '../respond'
import { type Chaos, type Held, readChaos } from './chaos'
import type { MessageStore } from './message-store'
import { renderPage, type View } from './page'
import { PAGE_SCRIPT } from './page-script'
import { PAGE_STYLE } from './page-style'
import { sendEvents } from './send-events'

type PageOptions = {
  store: MessageStore
  chaos: { get: () => Chaos; set: (chaos: Chaos) => void }
  held: () => Held
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
// The message itself: pictures and inline styles, and nothing that runs.
const MESSAGE_POLICY =
  "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'; font-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** The mailbox's page and its JSON API, as an HTTP server that still has to listen. */
export function makePageServer(options: PageOptions): Server {
  return createServer((request, response) => {
    answer(options, request, response).catch((error: unknown) => {
      sendJson(response, 500, {
        message: error instanceof Error ? error.message : String(error),
      })
    })
  })
}

async function answer(
  { store, chaos, held }: PageOptions,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? '/', 'http://mailbox')
  const to = url.searchParams.get('to') ?? ''
  const [, id, part] = /^\/(?:api\/)?messages\/([\w-]+)(\/html)?$/.exec(url.pathname) ?? []
  const call = `${request.method} ${id ? url.pathname.replace(id, '{id}') : url.pathname}`
  const message = id ? await store.get(id) : undefined
  if (id && !message) return sendJson(response, 404, { message: 'No existe ese mensaje' })

  if (call === 'GET /')
    return send(response, 'text/html', renderPage({ messages: store.list(to), to }), PAGE_POLICY)
  if (call === 'GET /mailbox.css') return send(response, 'text/css', PAGE_STYLE)
  if (call === 'GET /mailbox.js') return send(response, 'text/javascript', PAGE_SCRIPT)
  if (call === 'GET /api/messages') return sendJson(response, 200, { messages: store.list(to) })
  if (call === 'GET /api/chaos') return sendJson(response, 200, chaos.get())
  if (call === 'GET /api/held') return sendJson(response, 200, held())
  if (call === 'GET /api/events') return sendEvents(store, request, response)
  if (call === 'DELETE /api/messages')
    return store.clear().then(() => sendJson(response, 200, { messages: [] }))
  if (call === 'POST /api/chaos') {
    const wanted = readChaos(await readJson(request))
    if (!wanted)
      return sendJson(response, 400, {
        message: 'Los retrasos van de 0 a 60000 milisegundos',
      })
    chaos.set(wanted)
    return sendJson(response, 200, wanted)
  }
  if (message && call.startsWith('GET /api/')) return sendJson(response, 200, message)
  if (message && part) {
    return send(response, 'text/html', `<!doctype html><base target="_blank">${message.html}`, MESSAGE_POLICY)
  }
  if (message) {
    const open = { message, view: viewOf(url.searchParams.get('ver')) }
    return send(response, 'text/html', renderPage({ messages: store.list(to), to, open }), PAGE_POLICY)
  }
  return sendJson(response, 404, { message: 'No existe' })
}

function viewOf(word: string | null): View {
  return word === 'texto' || word === 'cabeceras' ? word : 'html'
}
