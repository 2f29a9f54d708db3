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
 * Removes the files that came with a call and that nothing took: the call was refused, or was a repeat whose first call has
 * its own copies. The sender does not learn their ids, so they would only use up the room for waiting files.
 */
export async function removeUntakenFiles(
  ctx: Ctx,
  actor: Actor,
  stored: readonly StoredFile[],
): Promise<void> {
  for (const { kind, id } of stored)
    await removers[kind](ctx, actor, id).catch((err: unknown) => {
      // A registration or request that was stored holds the file.
      if (codeOf(err) !== 'not_found') ctx.log.error({ err }, 'an unused file could not be removed')
    })
}

const removers: Record<FileField['kind'], (ctx: Ctx, actor: Actor, id: string) => Promise<unknown>> = {
  document: (ctx, actor, id) => deleteDocument(ctx, actor, { id }),
  // A form that waits for its payment holds photos which no request has taken yet.
  photo: async (ctx, actor, id) => (await isHeld(ctx, id)) || deletePhoto(ctx, actor, { id }),
  // An import belongs to the admin who sent it, and is listed.
  table: async () => undefined,
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
