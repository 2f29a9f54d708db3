import { limits } from '../limits'

/** Error texts of a professional's document that the browser shows before the upload. */
export const documentErrors = {
  document_type: {
    status: 422,
    text: 'Ese archivo no es un documento que podamos usar. Subí un PDF, JPEG, PNG o WebP.',
  },
  document_too_large: {
    status: 413,
    text: `El documento pesa más de ${limits.documentBytes / 1024 / 1024} MB. Probá con uno más liviano.`,
  },
  too_many_documents: {
    status: 422,
    text: `Podés subir hasta ${limits.documentsPerProfessional} documentos.`,
  },
} as const
