import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { id } from '../fields'
import { limits } from '../limits'

const tag = 'Profesionales'

/** The accepted content types of identity documents. */
export const documentTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']

export const documentView = z
  .object({
    id,
    /** The name of the file on the sender's device. */
    name: z.string(),
    type: z.string(),
    bytes: z.number(),
    /** The download address, for its owner and admins. */
    url: z.string(),
  })
  .meta({ id: 'ProfessionalDocument' })
export type DocumentView = z.infer<typeof documentView>

/** A list of document ids. A multipart form sends a single id as plain text. */
export const documentIdList = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z
    .array(id)
    .max(limits.documentsPerProfessional, `Podés subir hasta ${limits.documentsPerProfessional} documentos.`),
)

export const startRegistrationEndpoint = defineEndpoint({
  name: 'startRegistration',
  summary: `Starts a registration on the device (cookie oficio_device), which may then upload documents without an account for ${limits.startedRegistrationHours} h. A repeated call renews that time. Does nothing for a signed-in caller.`,
  tag,
  method: 'POST',
  createsNothing: 'state',
  path: '/professionals/registrations',
  access: 'anyone',
  response: done,
  limit: 'upload',
  needsDevice: true,
  errors: ['too_many_registrations'],
})

export const uploadDocumentEndpoint = defineEndpoint({
  name: 'uploadDocument',
  summary:
    'Stores one document of a professional (multipart field `document`): a PDF, or a picture, which is re-encoded. Unused documents are deleted after 24 h. Requires an account, or an earlier POST /professionals/registrations with the same device cookie.',
  tag,
  method: 'POST',
  createsNothing: 'upload',
  path: '/professionals/documents',
  access: 'anyone',
  body: z.object({
    documentIds: z.preprocess((v) => (typeof v === 'string' ? [v] : v), z.array(id).length(1)),
  }),
  files: {
    document: { kind: 'document', into: 'documentIds', max: 1, maxBytesEach: limits.documentBytes },
  },
  response: documentView,
  status: 201,
  limit: 'upload',
  needsDevice: true,
  precondition: 'startedRegistration',
  errors: [
    'registration_not_started',
    'not_found',
    'document_type',
    'document_too_large',
    'document_unreadable',
    'too_many_documents',
    'too_many_waiting_documents',
    'uploads_full',
    'storage_away',
  ],
})

export const deleteDocumentEndpoint = defineEndpoint({
  name: 'deleteDocument',
  summary: 'Deletes a document of the caller that no registration uses yet.',
  tag,
  method: 'DELETE',
  path: '/professionals/documents/{id}',
  access: 'anyone',
  params: z.object({ id }),
  response: done,
  errors: ['not_found'],
})

export const readDocumentEndpoint = defineEndpoint({
  name: 'readDocument',
  summary: 'Returns the document as a download. Allowed for the professional who owns it, and for admins.',
  tag,
  method: 'GET',
  path: '/professionals/documents/{id}',
  access: ['professional', 'admin'],
  params: z.object({ id }),
  response: z.unknown(),
  contentTypes: ['application/octet-stream', 'application/pdf', 'image/webp'],
  errors: ['not_found'],
})
