import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { encodingFor, PackedBody } from '../calls/packed-body'

/** Where browsers ask for what the build made. */
const begin = '/_next/static/'

/** What is worth being kept; Next sends the rest. */
const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.woff2': 'font/woff2',
}

/** The name of each file says what is in it. */
const caching = 'public, max-age=31536000, immutable'

interface StaticFile {
  path: string
  type: string
  /** Read when somebody asks for it first. */
  body: PackedBody | 'reading' | null
}

/**
 * Returns what sends the files of a build's folder without asking Next, and tells whether it did: Next looks through every
 * route, asks the disk and compresses the same bytes for each visitor anew. The first who ask for a file get it from Next.
 */
export function staticFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = filesIn(folder)
  return ({ method, url = '', headers }, response) => {
    if (method !== 'GET' || !url.startsWith(begin) || 'range' in headers) return false
    const file = files.get(url.split('?')[0] ?? '')
    if (file === undefined) return false
    if (file.body === null) void read(file)
    if (!(file.body instanceof PackedBody)) return false
    // A font is compressed already.
    const accepted = file.type.startsWith('font/') ? '' : headers['accept-encoding']
    const encoding = encodingFor(accepted, file.body.plain.length)
    const bytes = file.body.as(encoding)
    if (bytes === null) return false
    response.writeHead(200, {
      'content-type': file.type,
      'cache-control': caching,
      'content-length': bytes.length,
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })
    response.end(bytes)
    return true
  }
}

/** What is asked for is only ever looked up, so no address leads out of the folder. */
function filesIn(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)]
    const address = begin + name.split(sep).map(encodeURIComponent).join('/')
    if (type) files.set(address, { path: join(folder, name), type, body: null })
  }
  return files
}

async function read(file: StaticFile): Promise<void> {
  file.body = 'reading'
  const bytes = await readFile(file.path).catch(() => null)
  file.body = bytes && new PackedBody(new Uint8Array(bytes))
}
