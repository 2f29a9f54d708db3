import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staticFiles } from './static-files'

const script = `console.log(${JSON.stringify('¿Quién arregla canillas? '.repeat(100))})`

let folder = ''
let origin = ''
const server = createServer()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oficio-static-'))
  await mkdir(join(folder, 'chunks'))
  await writeFile(join(folder, 'chunks/app.js'), script)
  await writeFile(join(folder, 'letters.woff2'), 'x'.repeat(5000))
  await writeFile(join(folder, 'notes.txt'), 'x')
  const send = staticFiles(folder)
  server.on('request', (request, response) => {
    if (!send(request, response)) response.end('from Next')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_next/static`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'br', ...headers } })
  return { answer, text: await answer.text() }
}

async function askUntilReady(path: string, headers: Record<string, string> = {}) {
  await expect.poll(async () => (await ask(path, headers)).text).not.toBe('from Next')
  return ask(path, headers)
}

it('sends a file of the build compressed, to be kept for ever', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { answer, text } = await askUntilReady('/chunks/app.js', { 'accept-encoding': encoding })
    expect(text).toBe(script)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
  }
})

it('sends what is compressed already as it is, and to whoever takes nothing compressed', async () => {
  const letters = await askUntilReady('/letters.woff2')
  expect(letters.answer.headers.get('content-encoding')).toBeNull()
  const plain = await askUntilReady('/chunks/app.js', { 'accept-encoding': 'identity' })
  expect(plain.answer.headers.get('content-encoding')).toBeNull()
  expect(plain.text).toBe(script)
})

it('leaves to Next what is no file of the build, or only a part of one', async () => {
  await askUntilReady('/chunks/app.js')
  const others = [
    '/chunks/other.js',
    '/notes.txt',
    '/chunks',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/chunks%2fapp.js',
  ]
  for (const path of others) expect((await ask(path)).text, path).toBe('from Next')
  expect((await ask('/chunks/app.js', { range: 'bytes=0-9' })).text).toBe('from Next')
})
