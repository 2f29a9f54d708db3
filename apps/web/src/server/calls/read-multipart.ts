import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { AppError, codeOf } from '@oficio/contracts/errors'
import { jsonBytesMax, requireLength } from './read-body'

interface FileRules {
  field: string
  max: number
  maxBytesEach: number
}

interface Multipart {
  fields: Record<string, string>
  fileIds: string[]
}

interface Reading {
  files: FileRules
  store: (bytes: Uint8Array) => Promise<string>
  /** How long nothing may come, and how long it may take altogether. */
  idleMs: number
  wholeMs: number
}

/** Texts of the largest form, with room to spare. */
const fieldsMax = 60

/**
 * Reads a multipart body as it arrives: each file is handed to `store` before the next one is read, so that one upload
 * never holds more than one file in memory. Returns the text fields and what `store` answered, in order.
 * Throws too_large, photo_too_large, too_many_photos, invalid_request, upload_timeout, and whatever `store` throws.
 */
export async function readMultipart(
  request: Request,
  { files, store, idleMs, wholeMs }: Reading,
): Promise<Multipart> {
  const bytesMax = files.max * files.maxBytesEach + jsonBytesMax
  requireLength(request.headers, bytesMax, 'photo_too_large')
  const parser = openParser(request.headers, files)
  let failure: unknown = null
  const stop = (error: unknown) => {
    failure ??= error
    parser.destroy(new Error('stopped'))
  }
  const fields = collectFields(parser, stop)
  const tooSlow = () => stop(new AppError('upload_timeout'))
  const whole = setTimeout(tooSlow, wholeMs)
  const idle = { ms: idleMs, onOver: tooSlow }
  const stored = storeFiles(parser, files.field, store, stop)
  try {
    await pipeline(bodyOf(request), (chunks) => count(chunks, { bytesMax, idle }), parser)
    return { fields: Object.fromEntries(fields), fileIds: await stored() }
  } catch (error) {
    // Whatever the parser itself complains about is the fault of the body.
    throw failure ?? (codeOf(error) ? error : new AppError('invalid_request', { cause: error }))
  } finally {
    clearTimeout(whole)
  }
}

type Stop = (error: unknown) => void

function collectFields(parser: Busboy, stop: Stop): [string, string][] {
  const fields: [string, string][] = []
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) stop(new AppError('too_large'))
    // PostgreSQL cannot store this character, and nobody types it.
    else if (value.includes('\0')) stop(new AppError('invalid_request'))
    else fields.push([name, value])
  })
  for (const event of ['fieldsLimit', 'partsLimit'] as const) {
    parser.on(event, () => stop(new AppError('too_large')))
  }
  return fields
}

/** Returns a function that waits for all files and answers their ids. */
function storeFiles(
  parser: Busboy,
  field: string,
  store: (bytes: Uint8Array) => Promise<string>,
  stop: Stop,
): () => Promise<string[]> {
  const ids: string[] = []
  let last = Promise.resolve()
  const storeOne = async (name: string | undefined, stream: BusboyFileStream) => {
    const bytes = await readFile(stream)
    if (name !== field) throw new AppError('invalid_request')
    // A form with an empty file input sends a file of no bytes.
    if (bytes.byteLength > 0) ids.push(await store(bytes))
  }
  parser.on('filesLimit', () => stop(new AppError('too_many_photos')))
  parser.on('file', (name, stream) => {
    // Without a listener the stream's own failure would end the process; the parser reports it as well.
    stream.on('error', () => undefined)
    last = last.then(() => storeOne(name, stream))
    last.catch(stop)
  })
  return async () => {
    await last
    return ids
  }
}

async function readFile(stream: BusboyFileStream): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  if (stream.truncated) throw new AppError('photo_too_large')
  return Buffer.concat(chunks)
}

function bodyOf(request: Request): Readable {
  if (request.body === null) throw new AppError('invalid_request')
  // One stream, two names for its type: the browser's and Node's.
  return Readable.fromWeb(request.body as ReadableStream<Uint8Array>)
}

/** Hands on what comes. Only the waiting for more counts as idle, not what we do with it meanwhile. */
async function* count(
  chunks: AsyncIterable<Uint8Array>,
  { bytesMax, idle }: { bytesMax: number; idle: { ms: number; onOver: () => void } },
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  let silence = setTimeout(idle.onOver, idle.ms)
  try {
    for await (const chunk of chunks) {
      clearTimeout(silence)
      bytes += chunk.byteLength
      if (bytes > bytesMax) throw new AppError('photo_too_large')
      yield chunk
      silence = setTimeout(idle.onOver, idle.ms)
    }
  } finally {
    clearTimeout(silence)
  }
}

function openParser(headers: Headers, { max, maxBytesEach }: FileRules): Busboy {
  try {
    return new Busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      limits: {
        files: max,
        fileSize: maxBytesEach,
        fields: fieldsMax,
        parts: fieldsMax + max,
        fieldSize: jsonBytesMax,
        headerPairs: 20,
      },
    })
  } catch (cause) {
    // No boundary was announced.
    throw new AppError('invalid_request', { cause })
  }
}
