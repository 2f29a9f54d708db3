import { createHash } from 'node:crypto'
import type { Endpoint, FileField } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { mailSignatureHeaders } from '@oficio/contracts/kernel/mail-events'
import { storeImport } from '@oficio/domain/businesses/importing/store-import'
import { type Caller, userIdOf } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { requireMailSignature } from '@oficio/domain/kernel/mail/events/require-mail-signature'
import { storePhoto } from '@oficio/domain/photos/store-photo'
import { storeDocument } from '@oficio/domain/professionals/documents/store-document'
import { contentType, parseJson, readJson, readText } from './read-body'
import { readMultipart, type SentFile } from './read-multipart'
import type { UploadDoor } from './upload-door'

interface Sent {
  /** Gets the id and the content hash of each file that was stored. */
  onFile?: (id: string, contentHash: string) => void
  actor: Caller
  address: string
  endpoint: Endpoint
  request: Request
}

/** Stores a file until something takes it, and returns it. */
const stores: Record<
  FileField['kind'],
  (ctx: Ctx, actor: Caller, file: SentFile) => Promise<{ id: string }>
> = { photo: storePhoto, document: storeDocument, table: storeImport }

/**
 * Returns the unparsed body of a call, {} where there is none or none is read. Files of a multipart body are stored as they arrive and
 * stand in it as their ids, exactly as a page that uploads them one by one sends them.
 */
export async function readCallBody(
  { ctx, uploads }: { ctx: Ctx; uploads: UploadDoor },
  { actor, address, endpoint, request, onFile }: Sent,
): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return {}
  const { files, ignoresBody, signature } = endpoint
  if (ignoresBody) return {}
  if (signature) return readSigned(ctx, request)
  if (!files || contentType(request.headers) !== 'multipart/form-data') return readJson(request)
  const room = new AbortController()
  const place = uploads.enter({
    address,
    own: userIdOf(actor) ?? actor.deviceHash,
    giveWay: (retryAfterSeconds) => room.abort(new AppError('upload_crowded_out', { retryAfterSeconds })),
  })
  try {
    const { fields, fileIds } = await readMultipart(request, {
      files,
      store: async ({ kind }, file) => {
        const { id } = await stores[kind](ctx, actor, file)
        onFile?.(id, createHash('sha256').update(file.bytes).digest('base64url'))
        return id
      },
      signal: room.signal,
      onBytes: place.note,
      ...uploads.deadlines,
    })
    return { ...fields, ...fileIds }
  } finally {
    place.leave()
  }
}

/** A signature is of the very bytes, so it is looked at before anything is made of them. */
async function readSigned(ctx: Ctx, request: Request): Promise<unknown> {
  const text = await readText(request)
  const { headers } = request
  requireMailSignature(ctx, {
    text,
    timestamp: headers.get(mailSignatureHeaders.timestamp),
    signature: headers.get(mailSignatureHeaders.signature),
  })
  return parseJson(headers, text, { isStorable: false })
}
