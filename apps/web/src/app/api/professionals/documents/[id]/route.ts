import { deleteDocumentEndpoint, readDocumentEndpoint } from '@oficio/contracts/professionals/documents'
import { deleteDocument } from '@oficio/domain/professionals/documents/delete-document'
import { readDocument } from '@oficio/domain/professionals/documents/read-document'
import { fileAnswer } from '@/server/calls/file-answer'
import { rawRoute, route } from '@/server/route'

export const GET = rawRoute(readDocumentEndpoint, async (ctx, actor, input) =>
  fileAnswer(await readDocument(ctx, actor, input)),
)

export const DELETE = route(deleteDocumentEndpoint, deleteDocument)
