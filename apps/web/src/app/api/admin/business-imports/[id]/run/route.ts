import { runBusinessImportEndpoint } from '@oficio/contracts/businesses/importing/imports'
import { runImport } from '@oficio/domain/businesses/importing/run-import'
import { route } from '@/server/route'

export const POST = route(runBusinessImportEndpoint, runImport)
