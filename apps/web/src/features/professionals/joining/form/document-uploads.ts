import { documentErrors } from '@oficio/contracts/browser-errors/documents'
import { limits } from '@oficio/contracts/limits'
import type { DocumentView } from '@oficio/contracts/professionals/documents'
import { isWrongType } from '@/features/photos/photo-file'
import { randomKey } from '@/lib/random-key'

/** A document of the form, from its selection until it is stored on the server. */
export interface DocumentItem {
  key: string
  name: string
  /** Null for a document uploaded in an earlier visit. */
  file: File | null
  state: 'uploading' | 'stored' | 'failed' | 'refused'
  /** The upload progress, 0 to 100. */
  progress: number
  document: DocumentView | null
  /** Why the upload failed, or why the file was refused. */
  error: string | null
}

/** A copy of the contract's list, because importing the contract would load its schemas. */
const types = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']
export const acceptedDocuments = types.join()

export const itemOf = (document: DocumentView): DocumentItem => ({
  key: document.id,
  name: document.name,
  file: null,
  state: 'stored',
  progress: 100,
  document,
  error: null,
})

/** Returns the picked files as items that are uploading, or refused if the server would refuse them. */
export function pickDocuments(files: readonly File[], room: number): DocumentItem[] {
  let remaining = room
  return files.map((file) => {
    const error = refusalOf(file, remaining)
    if (!error) remaining -= 1
    const state = error ? 'refused' : 'uploading'
    return { key: randomKey(), name: file.name, file, state, progress: 0, document: null, error } as const
  })
}

function refusalOf(file: File, room: number): string | null {
  const isPdf = file.type === 'application/pdf'
  if (!isPdf && isWrongType(file.type)) return documentErrors.document_type.text
  // A photo of a document is made smaller before the upload.
  const maxBytes = file.type.startsWith('image/') ? limits.pickedPhotoBytes : limits.documentBytes
  if (file.size > maxBytes) return documentErrors.document_too_large.text
  return room > 0 ? null : documentErrors.too_many_documents.text
}
