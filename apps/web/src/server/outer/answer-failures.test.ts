import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AppError } from '@oficio/contracts/errors'
import { afterEach, describe, expect, it } from 'vitest'
import { failureTexts, slowTexts } from '@/lib/failure-texts'
import { answerFailure } from './answer-failures'
import { unsentTexts } from './failure-page'
import { noteFailure } from './failures'
import { nameRequest } from './name-request'
import { noteRendering } from './rendering'
import { SiteResponse } from './site-response'

let server: Server | undefined
afterEach(async () => {
  await new Promise((resolve) => server?.close(resolve))
})

/** Sends a request to a server behind the guard. `answer` responds as Next does. */
async function ask(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  path = '/seguimiento/abc',
  init: RequestInit = {},
) {
  server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    nameRequest(request, response, {
      traces: null,
      answer: () =>
        noteRendering(request, (rendering) => {
          response.reviewHead = () => answerFailure(request, response, rendering)
          answer(request, response)
        }),
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server?.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Responds as Next does after a failure: an empty compressed page with its caching headers. */
function failWith(error: unknown) {
  return (_request: IncomingMessage, response: ServerResponse) => {
    noteFailure(error)
    response.statusCode = 500
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-encoding', 'gzip')
    response.setHeader('cache-control', 's-maxage=3600')
    response.setHeader('content-security-policy', "default-src 'self'")
    response.write('<html id="__next_error__">')
    response.end('</html>')
  }
}

const unavailable = new Error('timeout exceeded when trying to connect')

describe('a page that failed', () => {
  it('explains an outage of the database without scripts, and reloads by itself', async () => {
    const { status, headers, text } = await ask(failWith(unavailable))
    expect(status).toBe(503)
    const seconds = Number(headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(text).toContain(`<meta http-equiv="refresh" content="${seconds}">`)
    expect(text).toContain(slowTexts.title)
    expect(text).toContain('Si pagaste, tu pago queda registrado. No pagues de nuevo.')
    expect(text).not.toContain('__next_error__')
    expect(text).not.toContain('<script')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('content-security-policy')).toBe("default-src 'self'")
  })

  it('shows the id of the request in the log, and never the id that the caller sent', async () => {
    const { headers, text } = await ask(failWith(new TypeError('x is not a function')), '/', {
      headers: { 'x-request-id': '<b>mine</b>' },
    })
    expect(text).toContain(`Código para el soporte: ${headers.get('x-request-id')}`)
    expect(text).not.toContain('mine')
  })

  it('answers 503 when the process has too much to do', async () => {
    expect((await ask(failWith(new AppError('unavailable')))).status).toBe(503)
  })

  it('explains a fault of ours, and does not reload by itself', async () => {
    const { status, headers, text } = await ask(failWith(new TypeError('x is not a function')))
    expect(status).toBe(500)
    expect(headers.get('retry-after')).toBeNull()
    expect(text).toContain(failureTexts.broken.title)
    expect(text).toContain(failureTexts.payment)
    expect(text).not.toContain('refresh')
    expect(text).not.toContain('TypeError')
  })

  it('sends no body in reply to HEAD', async () => {
    const { status, text } = await ask(failWith(unavailable), '/', { method: 'HEAD' })
    expect({ status, text }).toEqual({ status: 503, text: '' })
  })
})

it('blames an outage for a page although other parts of it broke later', async () => {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    noteFailure(unavailable)
    failWith(new TypeError('x is not a function'))(request, response)
  }
  expect((await ask(answer)).status).toBe(503)
})

it('answers a failed API call as JSON', async () => {
  const { status, headers, text } = await ask(failWith(unavailable), '/api/rubros')
  expect(status).toBe(503)
  expect(headers.get('retry-after')).not.toBeNull()
  expect(JSON.parse(text)).toMatchObject({ code: 'unavailable' })
})

describe('a form of a page without scripts that Next itself failed', () => {
  const asDocument = { 'sec-fetch-dest': 'document', accept: 'text/html,*/*;q=0.8' }

  it.each([
    ['the page that it was sent from', '/login?from="x"&b', '/login?from=%22x%22&amp;b'],
    ['the first page, where another site says to have sent it', 'http://other.example/x', undefined],
  ])(
    'shows a page that links back to %s, and does not send the form again by itself',
    async (_, from, way) => {
      let origin = ''
      const answer = (request: IncomingMessage, response: ServerResponse) => {
        origin = `http://${request.headers.host}`
        request.headers.referer = from.startsWith('/') ? origin + from : from
        failWith(unavailable)(request, response)
      }
      const form = { method: 'POST', body: 'username=ana', headers: asDocument }
      const { status, headers, text } = await ask(answer, '/api/auth/login/form', form)
      expect(status).toBe(503)
      expect(headers.get('content-type')).toContain('text/html')
      expect(text).toContain(unsentTexts.description)
      const link = way === undefined ? `/">${unsentTexts.home}` : `${origin + way}">${unsentTexts.back}`
      expect(text).toContain(`<a href="${link}</a>`)
      expect(text).not.toContain('http-equiv="refresh"')
    },
  )

  it('shows a page that reloads when a link leads to the API', async () => {
    const { status, text } = await ask(failWith(unavailable), '/api/auth/callback/google', {
      headers: asDocument,
    })
    expect(status).toBe(503)
    expect(text).toContain('http-equiv="refresh"')
  })
})

it.each([
  ['a page', 200, 'text/html', 'whole'],
  ['a page that does not exist', 404, 'text/html', 'nothing here'],
  ['a refusal of the API', 503, 'application/json', '{"code":"unavailable"}'],
])('%s goes through as it is', async (_what, status, type, body) => {
  const answer = (_request: IncomingMessage, response: ServerResponse) => {
    response.statusCode = status
    response.setHeader('content-type', type)
    response.end(body)
  }
  expect(await ask(answer)).toMatchObject({ status, text: body })
})
