import { undoBusinessImportEndpoint } from '@oficio/contracts/businesses/importing/imports'
import { undoImport } from '@oficio/domain/businesses/importing/undo-import'
import { route } from '@/server/route'

export const POST = route(undoBusinessImportEndpoint, undoImport)
