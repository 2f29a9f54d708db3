import type { ProfessionalForm } from './professional-schema'

type Files = Pick<ProfessionalForm, 'photos' | 'documents' | 'pendingUploads' | 'pendingDocuments'>

/**
 * Returns the form values as the contract's body. Separate from the schema, which is loaded only once the user types.
 */
export function bodyOf<Form extends Files>({
  photos,
  documents,
  pendingUploads: _photos,
  pendingDocuments: _documents,
  ...fields
}: Form) {
  return {
    ...fields,
    photoIds: photos.map(({ id }) => id),
    documentIds: documents.map(({ id }) => id),
  }
}
