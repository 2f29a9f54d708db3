import { type DocumentView, readDocumentEndpoint } from '@oficio/contracts/professionals/documents'
import type { ProfessionalDocument } from '@oficio/db/generated/client'

/** Returns the key of a document's bytes in the file store. */
export const documentFileKey = (id: string): string => `documents/${id}`

/** Returns a document as its owner and admins see it in a list. */
export const viewDocument = ({
  id,
  name,
  type,
  bytes,
}: Pick<ProfessionalDocument, 'id' | 'name' | 'type' | 'bytes'>): DocumentView => ({
  id,
  name,
  type,
  bytes,
  url: `/api${readDocumentEndpoint.path.replace('{id}', id)}`,
})
