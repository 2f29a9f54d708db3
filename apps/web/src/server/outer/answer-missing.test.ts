import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { paths } from '@oficio/contracts/paths'
import { afterEach, describe, expect, it } from 'vitest'
import { lostLinkTexts, missingTexts } from '@/lib/missing-texts'
import { answerMissing } from './answer-missing'
import { SiteResponse } from './site-response'

let server: Server | undefined
afterEach(async () => {
  await new Promise((resolve) => server?.close(resolve))
})

/** Sends a request to a server behind the guard. `answer` responds as Next does. */
async function ask(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  headers: Record<string, string> = {},
  { method = 'GET', path = '/business/nobody' } = {},
) {
  server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    response.reviewHead = () => answerMissing(request, response)
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server?.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

// Long enough for compression to start.
const script = `<script>${'push();'.repeat(300)}</script>`
const empty = `<!DOCTYPE html><html id="__next_error__"><head></head><body>${script}</body></html>`

/** Responds as Next does: in parts, after headers with the length of the empty page. */
const sendEmpty = (_request: IncomingMessage, response: ServerResponse) => {
  response.statusCode = 404
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', empty.length)
  response.setHeader('Cache-Control', 's-maxage=31536000')
  response.flushHeaders()
  response.write(empty.slice(0, 30))
  response.end(Buffer.from(empty.slice(30)))
}

/** Responds as Next does to a browser that accepts gzip. */
const sendPacked = (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(404, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
  response.end(gzipSync(empty))
}

describe('the page of what does not exist', () => {
  it.each(['identity', 'gzip'])('says so without scripts and offers links, sent as %s', async (encoding) => {
    const { status, headers, text } = await ask(encoding === 'gzip' ? sendPacked : sendEmpty)
    expect(status).toBe(404)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    const [, words = ''] = /<noscript>(.*)<\/noscript>/s.exec(text) ?? []
    expect(words).toContain(`<h1>${missingTexts.title}</h1>`)
    expect(words).toContain(`href="${paths.serviceRequestForm()}"`)
    expect(text).toContain('lang="es-AR"')
    expect(text).toContain(`${script}</body></html>`)
  })
})

it.each([
  [
    'a page with content',
    404,
    'text/html',
    '<html lang="es-AR"><body><main>nothing here</main></body></html>',
  ],
  ['a page', 200, 'text/html', empty],
  ['a refusal of the API', 404, 'application/json', '{"code":"not_found"}'],
  ['a part of a page', 404, 'text/x-component', empty],
])('%s goes through as it is', async (_what, status, type, body) => {
  const answer = (_request: IncomingMessage, response: ServerResponse) => {
    response.statusCode = status
    response.setHeader('content-type', type)
    response.end(body)
  }
  expect(await ask(answer)).toMatchObject({ status, text: body })
})

it('sends no body in reply to HEAD', async () => {
  const { status, text } = await ask(sendEmpty, {}, { method: 'HEAD' })
  expect({ status, text }).toEqual({ status: 404, text: '' })
})

it('offers a new link to a client without scripts whose tracking link is no longer valid', async () => {
  const { text } = await ask(sendEmpty, {}, { path: '/seguimiento/abc?codigo=1' })
  expect(text).toContain(`<h1>${lostLinkTexts.title}</h1>`)
  expect(text).toContain(`href="${paths.requestLinks()}"`)
  expect(text).not.toContain(missingTexts.title)
})
