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
 * Stores an uploaded document until a registration uses it or a day passes (docs/product.md, 'Photo and documents'):
 * a PDF as it is, a picture rendered again. Throws document_type, document_too_large, document_unreadable,
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
  // Before the work of reading it.
  await requireUploadRoom(ctx, actor, 0)
  const { bytes, type } = await readContent(ctx, file.bytes)
  const id = ctx.ids.next()
  // The row comes first: a file without a row would never be found again, a row without its file is swept.
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

/** Judged by its content, whatever type its sender declares. */
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

/** The last part of a path, as some browsers send one, and no longer than a name is. */
function shownName(fileName: string): string {
  const name = plainText('line').parse(fileName.split(/[\\/]/).at(-1) ?? '')
  return cutText(name, limits.nameMax) || 'Documento'
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/** Returns whether a file begins as a PDF does. Not further on, as readers allow: a picture could hold that too. */
const isPdf = (bytes: Uint8Array): boolean => /^\s*%PDF-/.test(text(bytes.slice(0, 64)))

/**
 * Refuses a PDF that is cut off, or that asks for a password: nobody could read it. Its other contents are left as they
 * are, because readers only download it and this site never shows it. Throws document_unreadable.
 */
function checkPdf(bytes: Uint8Array): void {
  const end = text(bytes.slice(-2048))
  const isWhole = end.includes('%%EOF')
  // The trailer names its encryption; in newer files it may stand packed in a stream, which a reader then tells.
  if (!isWhole || /\/Encrypt\s+\d+\s+\d+\s+R/.test(end)) throw new AppError('document_unreadable')
}
