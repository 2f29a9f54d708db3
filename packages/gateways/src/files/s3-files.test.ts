import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from '@oficio/domain/kernel/ports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createS3Files } from './s3-files'

// A fake server that answers put, get and delete by path like S3, without checking signatures.
const storedFiles = new Map<string, { bytes: Buffer; headers: IncomingHttpHeaders }>()
let isBroken = false
let server: Server
let files: FileStore

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method, headers } = request
    const { pathname } = new URL(request.url ?? '/', 'http://s3.invalid')
    const body = await buffer(request)
    if (isBroken) return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    if (method === 'PUT') storedFiles.set(pathname, { bytes: body, headers })
    if (method === 'DELETE') storedFiles.delete(pathname)
    if (method !== 'GET') return response.writeHead(method === 'PUT' ? 200 : 204).end()
    const file = storedFiles.get(pathname)
    if (file) return response.writeHead(200, { 'content-type': file.headers['content-type'] }).end(file.bytes)
    response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end('<Error><Code>NoSuchKey</Code></Error>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The type also allows pipes, but a server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo
  files = createS3Files({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'oficio',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  storedFiles.clear()
  isBroken = false
})

describe('files on S3', () => {
  it('come back as they were put, with their type, under the bucket as a path', async () => {
    await files.put('photos/1/full.webp', new Uint8Array([1, 2, 3]), 'image/webp')
    expect([...storedFiles.keys()]).toEqual(['/oficio/photos/1/full.webp'])
    const file = await files.get('photos/1/full.webp')
    expect(file).toEqual({ bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' })
  })

  it('are sent plainly, without the trailing checksums that older services refuse', async () => {
    await files.put('a', new Uint8Array([7]), 'image/webp')
    const file = storedFiles.get('/oficio/a')
    expect(file?.bytes).toEqual(Buffer.from([7]))
    expect(Object.keys(file?.headers ?? {}).filter((name) => /trailer|checksum/.test(name))).toEqual([])
  })

  it('are null when they are not there, and gone when deleted', async () => {
    expect(await files.get('nothing')).toBeNull()
    await files.put('a', new Uint8Array([7]), 'image/webp')
    await files.delete('a')
    expect(await files.get('a')).toBeNull()
  })

  it('throw when the service refuses, instead of looking absent', async () => {
    isBroken = true
    await expect(files.get('a')).rejects.toThrow()
    await expect(files.put('../a', new Uint8Array([7]), 'image/webp')).rejects.toThrow('file key refused')
  })
})
