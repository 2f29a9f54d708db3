import { createHash } from 'node:crypto'
import type { Endpoint, FileField } from '@oficio/contracts/endpoint'
import { AppError, codeOf } from '@oficio/contracts/errors'
import { mailSignatureHeaders } from '@oficio/contracts/kernel/mail-events'
import { storeImport } from '@oficio/domain/businesses/importing/store-import'
import { type Caller, userIdOf } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { requireMailSignature } from '@oficio/domain/kernel/mail/events/require-mail-signature'
import { storePhoto } from '@oficio/domain/photos/store-photo'
import { deleteDocument } from '@oficio/domain/professionals/documents/delete-document'
import { storeDocument } from '@oficio/domain/professionals/documents/store-document'
import { contentType, parseJson, readJson, readText } from './read-body'
import { readMultipart, type SentFile } from './read-multipart'
import type { UploadDoor } from './upload-door'

interface Sent {
  actor: Caller
  address: string
  endpoint: Endpoint
  request: Request
  /** Gets what is stored, also where the call is refused later. */
  stored: StoredFile[]
}

export interface StoredFile {
  kind: FileField['kind']
  id: string
  /** Of the content as it was sent. */
  hash: string
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
  { actor, address, endpoint, request, stored }: Sent,
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
        stored.push({ kind, id, hash: createHash('sha256').update(file.bytes).digest('base64url') })
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

/**
 * Removes the documents that came with a call that was refused. Its sender does not learn their ids, so they would only fill
 * the disk: a registration takes files from anyone.
 */
export async function removeRefusedDocuments(
  ctx: Ctx,
  actor: Caller,
  stored: readonly StoredFile[],
): Promise<void> {
  for (const { kind, id } of stored) {
    if (kind !== 'document') continue
    await deleteDocument(ctx, actor, { id }).catch((err: unknown) => {
      // A registration that was stored before its call failed holds the document.
      if (codeOf(err) !== 'not_found') ctx.log.error({ err }, 'a refused document could not be removed')
    })
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
