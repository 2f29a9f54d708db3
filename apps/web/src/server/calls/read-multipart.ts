import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { FileField } from '@oficio/contracts/endpoint'
import { AppError, codeOf, type ErrorCode } from '@oficio/contracts/errors'
import { jsonBytesMax, requireLength } from './read-body'
import {
  blameCaller,
  firstField,
  firstOf,
  rethrowWithPath,
  tooLarge,
  tooManyOf,
  unexpectedFile,
} from './upload-faults'

type FileRules = Readonly<Record<string, FileField>>

export interface SentFile {
  bytes: Uint8Array
  name: string
}

interface Multipart {
  /** A name that occurs twice or ends in '[]' becomes a list. */
  fields: Record<string, string | string[]>
  /** Ids of the stored files, by the input field of the use-case (`into`). Omits a field without files. */
  fileIds: Record<string, string[]>
}

interface Reading {
  files: FileRules
  store: (rules: FileField, file: SentFile) => Promise<string>
  /** The longest pause between two chunks, and the longest duration of the whole upload, in ms. */
  idleMs: number
  wholeMs: number
  /** Aborts the reading. Its reason is thrown. */
  signal: AbortSignal
  /** Called with the size of each chunk that arrives. */
  onBytes: (bytes: number) => void
}

/** The most text fields. No form has more. */
const fieldsMax = 60

/**
 * Reads a multipart body as it arrives. Each file is passed to `store` before the next one is read, so that one upload
 * holds at most one file in memory. Returns the text fields and the ids from `store`, in order. Throws too_large,
 * photo_too_large, too_many_photos and the equivalent codes for documents, invalid_request, upload_timeout, the reason
 * of `signal`, and any error of `store`.
 */
export async function readMultipart(
  request: Request,
  { files, store, idleMs, wholeMs, signal, onBytes }: Reading,
): Promise<Multipart> {
  const maxBytes = Object.values(files).reduce((sum, { max, maxBytesEach }) => sum + max * maxBytesEach, 0)
  const bytesMax = maxBytes + jsonBytesMax
  const overAll = tooLarge[firstOf(files)]
  requireLength(request.headers, bytesMax, overAll)
  const parser = openParser(request.headers, files)
  let failure: unknown = null
  const stop = (error: unknown) => {
    failure ??= error
    parser.destroy(new Error('stopped'))
  }
  const fields = collectFields(parser, stop)
  const tooSlow = () => stop(new AppError('upload_timeout'))
  const whole = setTimeout(tooSlow, wholeMs)
  signal.addEventListener('abort', () => stop(signal.reason))
  const idle = { ms: idleMs, onOver: tooSlow }
  const waitForFiles = storeFiles(parser, files, store, stop)
  try {
    await pipeline(bodyOf(request), (chunks) => count(chunks, { bytesMax, overAll, idle, onBytes }), parser)
    return { fields: gatherFields(fields), fileIds: await waitForFiles() }
  } catch (error) {
    // An error of the parser itself means that the body is malformed.
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
    // Refuses NUL, because PostgreSQL cannot store it and nobody types it.
    else if (value.includes('\0')) stop(new AppError('invalid_request'))
    else fields.push([name, value])
  })
  for (const event of ['fieldsLimit', 'partsLimit'] as const) {
    parser.on(event, () => stop(new AppError('too_large')))
  }
  return fields
}

function gatherFields(entries: readonly [string, string][]): Multipart['fields'] {
  const fields = new Map<string, string | string[]>()
  for (const [rawName, value] of entries) {
    const name = rawName.replace(/\[\]$/, '')
    const previous = fields.get(name)
    if (previous === undefined) fields.set(name, rawName === name ? value : [value])
    else fields.set(name, [previous, value].flat())
  }
  return Object.fromEntries(fields)
}

/** Stores each file that the parser finds. Returns a function that waits for all files and returns their ids. */
function storeFiles(
  parser: Busboy,
  files: FileRules,
  store: Reading['store'],
  stop: Stop,
): () => Promise<Multipart['fileIds']> {
  const storedFiles: { into: string; id: string }[] = []
  const counts = new Map<string, number>()
  let last = Promise.resolve()
  const storeOne = async (fieldName: string, name: string, stream: BusboyFileStream) => {
    const field = fieldName.replace(/\[\d*\]$/, '')
    const rules = Object.hasOwn(files, field) ? files[field] : undefined
    const count = counts.get(field) ?? 0
    const path = rules && rules.max > 1 ? `${field}.${count}` : field
    const bytes = await readFile(stream, tooLarge[rules?.kind ?? firstOf(files)]).catch(rethrowWithPath(path))
    if (!rules) throw unexpectedFile(fieldName, files)
    // A form with an empty file input sends a file of no bytes.
    if (bytes.byteLength === 0) return
    if (count >= rules.max) throw tooManyOf(field, rules)
    counts.set(field, count + 1)
    if (bytes.byteLength > rules.maxBytesEach) throw blameCaller(path, new AppError(tooLarge[rules.kind]))
    storedFiles.push({
      into: rules.into,
      id: await store(rules, { bytes, name }).catch(rethrowWithPath(path)),
    })
  }
  let latest = ''
  // The parser limits the files of all fields together. The error names the latest field, or the first if that is
  // unknown.
  parser.on('filesLimit', () => {
    const [field, rules] = Object.entries(files).find(([name]) => name === latest) ?? firstField(files)
    stop(tooManyOf(field, rules))
  })
  parser.on('file', (field, stream, name) => {
    latest = (field ?? '').replace(/\[\d*\]$/, '')
    // Ignores the error, because the parser reports it too. Without a listener it would end the process.
    stream.on('error', () => undefined)
    last = last.then(() => storeOne(field ?? '', name ?? '', stream))
    last.catch(stop)
  })
  return async () => {
    await last
    const ids: Multipart['fileIds'] = {}
    for (const { into, id } of storedFiles) ids[into] = [...(ids[into] ?? []), id]
    return ids
  }
}

async function readFile(stream: BusboyFileStream, overCode: ErrorCode): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  if (stream.truncated) throw new AppError(overCode)
  return Buffer.concat(chunks)
}

/**
 * Returns the body as a Node stream. Unlike `Readable.fromWeb` it waits for a pending read before it cancels the body.
 * If the body ended between the two, undici would throw an uncaught exception ('ReadableStream is already closed').
 */
function bodyOf(request: Request): Readable {
  if (request.body === null) throw new AppError('invalid_request')
  const reader = request.body.getReader()
  let reading: Promise<unknown> = Promise.resolve()
  return new Readable({
    read() {
      reading = reader.read().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      )
    },
    destroy(error, callback) {
      reading.then(() => reader.cancel()).catch(() => undefined)
      callback(error)
    },
  })
}

interface Counting {
  bytesMax: number
  overAll: ErrorCode
  idle: { ms: number; onOver: () => void }
  onBytes: (bytes: number) => void
}

/** Passes on the chunks and counts their bytes. Only the wait for the next chunk counts as idle, not our processing. */
async function* count(
  chunks: AsyncIterable<Uint8Array>,
  { bytesMax, overAll, idle, onBytes }: Counting,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  let silence = setTimeout(idle.onOver, idle.ms)
  try {
    for await (const chunk of chunks) {
      clearTimeout(silence)
      bytes += chunk.byteLength
      onBytes(chunk.byteLength)
      if (bytes > bytesMax) throw new AppError(overAll)
      yield chunk
      silence = setTimeout(idle.onOver, idle.ms)
    }
  } finally {
    clearTimeout(silence)
  }
}

function openParser(headers: Headers, files: FileRules): Busboy {
  const rules = Object.values(files)
  const max = rules.reduce((sum, field) => sum + field.max, 0)
  try {
    return new Busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      limits: {
        files: max,
        fileSize: Math.max(...rules.map(({ maxBytesEach }) => maxBytesEach)),
        fields: fieldsMax,
        parts: fieldsMax + max,
        fieldSize: jsonBytesMax,
        headerPairs: 20,
      },
    })
  } catch (cause) {
    // The content type names no boundary.
    throw new AppError('invalid_request', { cause })
  }
}
