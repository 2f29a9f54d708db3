import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
  request as send,
} from 'node:http'
import { errorBody } from '@oficio/contracts/endpoint'
import { afterEach, expect, it } from 'vitest'
import { GET as answerUnknown } from '../../app/api/[...unknown]/route'
import { arrivalHeader } from '../calls/request-moment'
import { allowedMethodsHeader } from '../calls/routes'
import { clientAddressHeader } from '../limits/client-address'
import { pathOf, prepareRequest } from './prepare-request'
import { securityHeaders } from './security-headers'
import { SiteResponse } from './site-response'

const close: (() => void)[] = []
afterEach(() => {
  for (const stop of close.splice(0)) stop()
})

type PreparedRequest = Pick<IncomingMessage, 'url' | 'method' | 'headers'>

/** Sends a request over a real connection. Returns the request as Next would see it, and the response headers. */
async function pass(
  path: string,
  options: RequestOptions = {},
  { isHttps = false, tilesUrl = '' } = {},
  finish: (response: ServerResponse) => void = (response) => response.end(),
) {
  let preparedRequest: PreparedRequest | undefined
  const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    const headersOf = securityHeaders({
      site: { origin: isHttps ? 'https://oficio.example' : 'http://localhost', name: '', supportEmail: '' },
      mapTiles: tilesUrl === '' ? null : { url: tilesUrl, attribution: '' },
    })
    response.setHeaders(headersOf(pathOf(request.url)))
    prepareRequest(request, 1)
    preparedRequest = { url: request.url, method: request.method, headers: request.headers }
    finish(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close.push(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    send({ host: '127.0.0.1', port, path, ...options }, resolve)
      .on('error', reject)
      .end()
  })
  answer.resume()
  if (!preparedRequest) throw new Error('nothing arrived')
  return { ...preparedRequest, answered: answer.headers }
}

it('takes the visitor address from the proxy, and never from the visitor', async () => {
  const headers = { 'x-forwarded-for': '6.6.6.6, 200.1.1.1:4711', [clientAddressHeader]: '6.6.6.6' }
  expect((await pass('/', { headers })).headers[clientAddressHeader]).toBe('200.1.1.1')
})

it('overwrites the arrival time that a caller sent', async () => {
  const before = performance.now()
  const { headers } = await pass('/', { headers: { [arrivalHeader]: '-99999' } })
  const arrivedAt = Number(headers[arrivalHeader])
  expect(arrivedAt).toBeGreaterThanOrEqual(Math.floor(before))
  expect(arrivedAt).toBeLessThanOrEqual(Math.ceil(performance.now()))
})

it.each([
  ['http://elsewhere.example/login?from=/a', '/login?from=/a'],
  ['HTTPS://elsewhere.example', '/'],
  ['http://elsewhere.example?a=b', '/'],
  ['*', '/unreadable'],
  ['/_next/static/../../admin', '/unreadable'],
  ['/_next/static/%2E%2e/%2e./admin', '/unreadable'],
  ['/api/../admin/..', '/api/unreadable'],
  ['/./login', '/unreadable'],
  ['/login/.', '/unreadable'],
  ['/_next/static/%5bid%5d.js', '/_next/static/%5bid%5d.js'],
  ['/api/photos/%61', '/api/photos/%61'],
  ['/_next/static\\..\\x', '/unreadable'],
  ['/.well-known/...a/a..b?c=/../d', '/.well-known/...a/a..b?c=/../d'],
])('the address %s is read as %s', async (path, url) => {
  expect((await pass(path, { method: 'OPTIONS' })).url).toBe(url)
})

it.each([
  ['/?necesito=a', '/'],
  ['/profesionales/plomer%69a?a=b', '/profesionales/plomeria'],
  ['/business/caf%c3%a9/%66otos', '/business/caf%C3%A9/fotos'],
  ['/business/a%2fb', '/business/a%2Fb'],
  ['/%70rofesionales', '/profesionales'],
  ['/service-request/7?_rsc=a', '/service-request/7'],
  ['/search/professionals?q=a&query=b&page=1', '/search/professionals?query=b'],
  ['/search/service-requests?q=a', '/search/service-requests?q=a'],
])('renders %s as %s, so that no cached page contains the query of a visitor', async (path, url) => {
  for (const method of ['GET', 'HEAD', 'POST']) expect((await pass(path, { method })).url).toBe(url)
})

it("keeps of the router's query for a cached page only the mark without which Next redirects", async () => {
  const headers = { rsc: '1' }
  expect((await pass('/?a=b&_rsc=x_1', { headers })).url).toBe('/?_rsc=x_1')
  expect((await pass('/?a=b', { headers })).url).toBe('/')
})

it('removes policies that a caller sends, whose nonce Next would write into the page', async () => {
  const policy = "script-src 'nonce-forged'"
  const headers = { 'content-security-policy': policy, 'content-security-policy-report-only': policy }
  expect(JSON.stringify((await pass('/', { headers })).headers)).not.toContain('forged')
})

it('sends one Location header, however often it is set and appended', async () => {
  const finish = (response: ServerResponse) => {
    response.setHeader('location', '/una')
    response.appendHeader('Location', '/una')
    response.appendHeader('vary', 'a')
    response.appendHeader('vary', 'b')
    response.end()
  }
  const { answered } = await pass('/', {}, { isHttps: false }, finish)
  expect(answered).toMatchObject({ location: '/una', vary: 'a, b' })
})

it('asks browsers for https only when the site is on https', async () => {
  const secure = await pass('/cualquiera', {}, { isHttps: true })
  expect(secure.answered['strict-transport-security']).toBe('max-age=31536000')
  expect((await pass('/cualquiera')).answered['strict-transport-security']).toBeUndefined()
})

it('gives every answer the headers that protect it, and data of the API a policy under which nothing runs', async () => {
  for (const path of ['/', '/api/docs', '/no-hay', '/%ff']) {
    expect((await pass(path)).answered).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'; script-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
  }
  for (const path of ['/api/rubros', '/api/docs/x', '/api/no-hay?x=/api/docs']) {
    expect((await pass(path)).answered).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  }
})

it('allows pictures from the map server of the site, and from no other host', async () => {
  const policyWith = async (tilesUrl?: string) =>
    String((await pass('/', {}, { tilesUrl })).answered['content-security-policy'])
  expect(await policyWith()).toContain("img-src 'self' data: blob:;")
  expect(await policyWith('https://mapas.example.com/{z}/{x}/{y}.png')).toContain(
    "img-src 'self' data: blob: https://mapas.example.com;",
  )
  expect(await policyWith('https://{s}.example.com/{z}/{x}/{y}.png')).toContain(
    "img-src 'self' data: blob: https://*.example.com;",
  )
})

it.each([
  ['PUT', '/api/auth/login', 'POST, OPTIONS'],
  ['DELETE', '/api/service-requests?x=1', 'POST, GET, HEAD, OPTIONS'],
  ['POST', '/api/service-requests/abc', 'GET, PATCH, HEAD, OPTIONS'],
  ['GET', '/api/service-requests/abc/status', 'PUT, OPTIONS'],
  ['HEAD', '/api/auth/login', 'POST, OPTIONS'],
  ['PUT', '/api/auth/session', 'GET, POST, HEAD, OPTIONS'],
  ['PUT', '/api/rubro%73', 'GET, HEAD, OPTIONS'],
  ['TRACE', '/api/rubros', 'GET, HEAD, OPTIONS'],
  ['TRACE', '/login', 'GET, HEAD'],
  ['TRACE', '/', 'GET, HEAD'],
  ['PROPFIND', '/admin/users?x=1', 'GET, HEAD'],
])('%s %s is answered 405 with the error body and what is allowed', async (method, path, allow) => {
  const preparedRequest = await pass(path, { method })
  const headers = { [allowedMethodsHeader]: String(preparedRequest.headers[allowedMethodsHeader]) }
  const answer = answerUnknown(new Request(`http://localhost:3000${preparedRequest.url}`, { headers }))
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
  expect(errorBody.parse(await answer.json())).toMatchObject({ code: 'method_not_allowed' })
})

it('leaves allowed methods, unknown addresses and pages alone, and ignores a forged 405 header', async () => {
  const headers = { [allowedMethodsHeader]: 'GET' }
  for (const [method, path] of [
    ['POST', '/api/auth/login'],
    ['GET', '/api/rubros'],
    ['OPTIONS', '/api/rubros'],
    ['PATCH', '/api/nada'],
    ['POST', '/login'],
  ] as const) {
    const preparedRequest = await pass(path, { method, headers })
    expect([
      preparedRequest.method,
      preparedRequest.url,
      preparedRequest.headers[allowedMethodsHeader],
    ]).toEqual([method, path, undefined])
  }
})
