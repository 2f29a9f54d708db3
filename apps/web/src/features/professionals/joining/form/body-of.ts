import type { ProfessionalForm } from './professional-schema'

type Files = Pick<ProfessionalForm, 'photos' | 'documents' | 'pendingUploads' | 'pendingDocuments'>

/** Returns the form as the contract has it. Apart from its schema, which comes when somebody has typed. */
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
