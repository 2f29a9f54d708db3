import { uploadDocumentEndpoint } from '@oficio/contracts/professionals/documents'
import { getUploadedDocument } from '@oficio/domain/professionals/documents/get-uploaded-document'
import { route } from '@/server/route'

export const POST = route(uploadDocumentEndpoint, getUploadedDocument)
