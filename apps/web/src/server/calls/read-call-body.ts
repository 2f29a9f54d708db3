import { createHash } from 'node:crypto'
import type { Endpoint, FileField } from '@oficio/contracts/endpoint'
import { AppError, codeOf } from '@oficio/contracts/errors'
import { mailSignatureHeaders } from '@oficio/contracts/kernel/mail-events'
import { storeImport } from '@oficio/domain/businesses/importing/store-import'
import { type Actor, type Caller, userIdOf } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { requireMailSignature } from '@oficio/domain/kernel/mail/events/require-mail-signature'
import { deletePhoto } from '@oficio/domain/photos/delete-photo'
import { isHeld } from '@oficio/domain/photos/photo-holder'
import { storePhoto } from '@oficio/domain/photos/store-photo'
import { deleteDocument } from '@oficio/domain/professionals/documents/delete-document'
import { storeDocument } from '@oficio/domain/professionals/documents/store-document'
import { contentType, parseJson, readJson, readText } from './read-body'
import { readMultipart, type SentFile } from './read-multipart'
import type { UploadDoor } from './upload-door'

interface RawCall {
  actor: Caller
  address: string
  endpoint: Endpoint
  request: Request
  /** Receives every stored file, even if the call is refused later. */
  storedFiles: StoredFile[]
}

export interface StoredFile {
  kind: FileField['kind']
  id: string
  /** Hash of the content as it was sent. */
  hash: string
}

/** Stores a file until a record uses it, and returns it. */
const stores: Record<
  FileField['kind'],
  (ctx: Ctx, actor: Caller, file: SentFile) => Promise<{ id: string }>
> = { photo: storePhoto, document: storeDocument, table: storeImport }

/**
 * Returns the body of a call before its validation, or {} if there is none or the endpoint ignores it. Files of a
 * multipart body are stored as they arrive. The body contains their ids, as if the page had uploaded each file
 * separately.
 */
export async function readCallBody(
  { ctx, uploads }: { ctx: Ctx; uploads: UploadDoor },
  { actor, address, endpoint, request, storedFiles }: RawCall,
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
        storedFiles.push({ kind, id, hash: createHash('sha256').update(file.bytes).digest('base64url') })
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
 * Removes the files of a call that no record uses. This happens if the call was refused, or if it repeats a call that
 * has its own copies. The sender does not learn the ids, so the files would only use up the quota of unused files.
 */
export async function removeUntakenFiles(
  ctx: Ctx,
  actor: Actor,
  storedFiles: readonly StoredFile[],
): Promise<void> {
  for (const { kind, id } of storedFiles)
    await removers[kind](ctx, actor, id).catch((err: unknown) => {
      // not_found means that a stored registration or request uses the file.
      if (codeOf(err) !== 'not_found') ctx.log.error({ err }, 'an unused file could not be deleted')
    })
}

const removers: Record<FileField['kind'], (ctx: Ctx, actor: Actor, id: string) => Promise<unknown>> = {
  document: (ctx, actor, id) => deleteDocument(ctx, actor, { id }),
  // Keeps the photos of a form that waits for its payment, because no request uses them yet.
  photo: async (ctx, actor, id) => (await isHeld(ctx, id)) || deletePhoto(ctx, actor, { id }),
  // An import is kept, because the admin who sent it finds it in a list.
  table: async () => undefined,
}

/** Returns the parsed body of a signed call. The signature covers the raw bytes, so it is checked before parsing. */
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
