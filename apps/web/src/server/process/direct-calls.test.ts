import { createServer, type IncomingMessage, type RequestOptions, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PackedBody } from '../calls/packed-body'
import { answerDirectly, callDirectly, noteKeptBody } from './direct-calls'
import { answerFailures } from './failures/answer-failures'

const rubros = JSON.stringify({ rubros: Array.from({ length: 200 }, () => 'Plomería') })
const kept = new PackedBody(new TextEncoder().encode(rubros))

const server = createServer((request, response) => {
  answerFailures(request, response)
  if (!answerDirectly(request, response)) response.end('from Next')
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  callDirectly('/api/rubros', async () => {
    const answer = new Response(kept.plain, { headers: { 'cache-control': 'public, max-age=300' } })
    noteKeptBody(answer, kept)
    return answer
  })
  callDirectly('/api/echo', async (request) => {
    const headers = new Headers({ 'content-type': 'application/json' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    const { searchParams } = new URL(request.url)
    const said = { words: searchParams.getAll('q'), cookie: request.headers.get('cookie') }
    return new Response(JSON.stringify(said), { status: 202, headers })
  })
  callDirectly('/api/broken', () => Promise.reject(new Error('broken')))
})
afterAll(() => void server.close())

async function ask(path: string, options: RequestOptions = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    send({ host: '127.0.0.1', port, path, ...options }, resolve)
      .on('error', reject)
      .end()
  })
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}

it('a call gets its address and headers, and its answer is sent with all of its own', async () => {
  const { status, headers, body } = await ask('/api/echo?q=a&q=%C3%B1', { headers: { cookie: 'x=y' } })
  expect([status, JSON.parse(String(body))]).toEqual([202, { words: ['a', 'ñ'], cookie: 'x=y' }])
  expect(headers).toMatchObject({
    'set-cookie': ['a=1', 'b=2'],
    'content-type': 'application/json',
    'content-length': String(body.length),
  })
})

it('what is kept is compressed once, in the form that was asked for', async () => {
  const asIt = (encoding: string) => ask('/api/rubros', { headers: { 'accept-encoding': encoding } })
  for (const [encoding, unpack] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
    await expect.poll(async () => (await asIt(encoding)).headers['content-encoding']).toBe(encoding)
    const { headers, body } = await asIt(encoding)
    expect(String(unpack(body))).toBe(rubros)
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'public, max-age=300' })
  }
  const plain = await ask('/api/rubros')
  expect([plain.headers['content-encoding'], String(plain.body)]).toEqual([undefined, rubros])
})

it('all else is Next’s', async () => {
  for (const [path, method] of [
    ['/api/rubros', 'POST'],
    ['/api/rubros', 'OPTIONS'],
    ['/api/rubros/', 'GET'],
    ['/api/other', 'GET'],
  ] as const)
    expect(String((await ask(path, { method })).body)).toBe('from Next')
})

it('a call that fails is answered in words', async () => {
  const { status, body } = await ask('/api/broken')
  expect([status, JSON.parse(String(body)).code]).toEqual([500, 'internal'])
})
