import type { ProfessionalForm } from './professional-schema'

/** Returns the form as the contract has it. Apart from its schema, which comes when somebody has typed. */
export function bodyOf({
  photos,
  documents,
  pendingUploads: _photos,
  pendingDocuments: _documents,
  ...fields
}: ProfessionalForm) {
  return {
    ...fields,
    photoIds: photos.map(({ id }) => id),
    documentIds: documents.map(({ id }) => id),
  }
}
