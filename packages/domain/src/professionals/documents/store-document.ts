import { createHash } from 'node:crypto'
import { AppError, codeOf } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { plainText } from '@oficio/contracts/text/plain-text'
import type { ProfessionalDocument } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { cutText } from '../../kernel/text/cut-text'
import { photoOwnerKeys } from '../../photos/photo-keys'
import { requireUploadRoom, takeUploadRoom, writeFiles } from '../../photos/waiting-uploads'
import { documentFileKey } from './document-keys'
import { removeDocument } from './remove-document'

/**
 * Stores an uploaded document until a registration uses it or a day passes (docs/product.md, 'Photo and documents').
 * Stores a PDF unchanged and renders an image again. Throws document_type, document_too_large, document_unreadable,
 * too_many_waiting_documents, uploads_full or storage_away.
 */
export async function storeDocument(
  ctx: Ctx,
  actor: Actor,
  file: { bytes: Uint8Array; name: string },
): Promise<ProfessionalDocument> {
  if (file.bytes.length > limits.documentBytes) throw new AppError('document_too_large')
  const [ownerKey] = photoOwnerKeys(actor)
  if (!ownerKey) throw new AppError('invalid_request')
  // Checks the limits before the expensive work of reading the file.
  await requireUploadRoom(ctx, actor, 0)
  const { bytes, type } = await readContent(ctx, file.bytes)
  const id = ctx.ids.next()
  // The row is inserted before the file is written. A row without a file is swept; a file without a row would never be
  // found.
  const row = await takeUploadRoom(ctx, actor, {
    bytes: bytes.length,
    countOwn: ({ db }) => db.professionalDocument.count({ where: { ownerKey, state: 'pending' } }),
    ownMax: limits.waitingDocuments,
    tooManyOwn: new AppError('too_many_waiting_documents'),
    insert: ({ db }, connectionHash) =>
      db.professionalDocument.create({
        data: {
          id,
          ownerKey,
          connectionHash,
          name: shownName(file.name),
          type,
          bytes: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          createdAt: ctx.clock.now(),
        },
      }),
  })
  await writeFiles(
    ctx,
    () => ctx.files.put(documentFileKey(id), bytes, type),
    () => removeDocument(ctx, { id }),
  )
  return row
}

/** Detects the type by the content and ignores the type that the sender declares. */
async function readContent(ctx: Ctx, bytes: Uint8Array): Promise<{ bytes: Uint8Array; type: string }> {
  if (isPdf(bytes)) {
    checkPdf(bytes)
    return { bytes, type: 'application/pdf' }
  }
  try {
    const { full, type } = await ctx.images.process(bytes)
    return { bytes: full, type }
  } catch (cause) {
    const code = codeOf(cause)
    if (code === 'photo_type') throw new AppError('document_type', { cause })
    if (code === 'photo_too_many_pixels') throw new AppError('document_too_large', { cause })
    if (code === 'photo_unreadable') throw new AppError('document_unreadable', { cause })
    throw cause
  }
}

/**
 * Returns the last part of the file's path, shortened to the maximum length of a name. Some browsers send a whole path.
 */
function shownName(fileName: string): string {
  const name = plainText('line').parse(fileName.split(/[\\/]/).at(-1) ?? '')
  return cutText(name, limits.nameMax) || 'Documento'
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/**
 * Returns whether a file begins like a PDF. Does not search further, as PDF readers do, because an image could contain
 * the mark too.
 */
const isPdf = (bytes: Uint8Array): boolean => /^\s*%PDF-/.test(text(bytes.slice(0, 64)))

/**
 * Rejects a truncated or password-protected PDF, because nobody could read it. Does not check other contents, because
 * the site never displays a PDF and only offers it for download. Throws document_unreadable.
 */
function checkPdf(bytes: Uint8Array): void {
  const end = text(bytes.slice(-2048))
  const isWhole = end.includes('%%EOF')
  // The trailer names the encryption. Newer files may pack the trailer in a stream; only the reader's program then
  // detects the encryption.
  if (!isWhole || /\/Encrypt\s+\d+\s+\d+\s+R/.test(end)) throw new AppError('document_unreadable')
}
