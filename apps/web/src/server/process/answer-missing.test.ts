import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paths } from '@oficio/contracts/paths'
import { afterEach, describe, expect, it } from 'vitest'
import { missingTexts } from '@/lib/missing-texts'
import { answerMissing } from './answer-missing'

let server: Server | undefined
afterEach(async () => {
  await new Promise((resolve) => server?.close(resolve))
})

/** Asks a server that answers as Next does, in `answer`, behind the guard. */
async function ask(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  server = createServer((request, response) => {
    answerMissing(request, response)
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server?.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const got = await fetch(`http://127.0.0.1:${port}/business/nobody`, { method, headers })
  return { status: got.status, headers: got.headers, text: await got.text() }
}

// Long enough to be worth compressing.
const script = `<script>${'push();'.repeat(300)}</script>`
const empty = `<!DOCTYPE html><html id="__next_error__"><head></head><body>${script}</body></html>`

/** As Next sends it: in parts, after the headers, whose length is that of the empty page. */
const sendEmpty = (_request: IncomingMessage, response: ServerResponse) => {
  response.statusCode = 404
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Length', empty.length)
  response.setHeader('Cache-Control', 's-maxage=31536000')
  response.flushHeaders()
  response.write(empty.slice(0, 30))
  response.end(Buffer.from(empty.slice(30)))
}

describe('the page of what does not exist', () => {
  it.each(['identity', 'gzip', 'br'])(
    'says so without scripts, and leads on, sent as %s',
    async (encoding) => {
      const { status, headers, text } = await ask(sendEmpty, { 'accept-encoding': encoding })
      expect(status).toBe(404)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      const [, words = ''] = /<noscript>(.*)<\/noscript>/s.exec(text) ?? []
      expect(words).toContain(`<h1>${missingTexts.title}</h1>`)
      expect(words).toContain(`href="${paths.serviceRequestForm()}"`)
      expect(text).toContain('lang="es-AR"')
      expect(text).toContain(`${script}</body></html>`)
    },
  )

  it('is compressed by nobody else on the way', async () => {
    const seen: unknown[] = []
    await ask((request, response) => {
      response.statusCode = 404
      response.setHeader('content-type', 'text/html')
      seen.push(request.headers['accept-encoding'])
      response.end(empty)
    })
    expect(seen).toEqual([undefined])
  })
})

it.each([
  ['a page that says it by itself', 404, 'text/html', '<html lang="es-AR"><body>nothing here</body></html>'],
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

it('a question for its headers gets no body', async () => {
  const { status, text } = await ask(sendEmpty, {}, 'HEAD')
  expect({ status, text }).toEqual({ status: 404, text: '' })
})
