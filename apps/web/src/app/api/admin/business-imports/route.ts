import { uploadBusinessImportEndpoint } from '@oficio/contracts/businesses/importing/imports'
import { getUploadedImport } from '@oficio/domain/businesses/importing/get-import'
import { route } from '@/server/route'

export const POST = route(uploadBusinessImportEndpoint, getUploadedImport)
