import { openapiEndpoint } from '@oficio/contracts/site'
import { jsonAnswer } from '@/server/calls/answers'
import { openApiDocument } from '@/server/openapi/document'
import { rawRoute } from '@/server/route'

export const GET = rawRoute(openapiEndpoint, async ({ site }) => jsonAnswer(200, openApiDocument(site)))
