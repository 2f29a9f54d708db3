import { openapiEndpoint } from '@oficio/contracts/operations'
import { jsonAnswer } from '@/server/answers'
import { openApiDocument } from '@/server/openapi'
import { rawRoute } from '@/server/route'

export const GET = rawRoute(openapiEndpoint, async ({ site }) => jsonAnswer(200, openApiDocument(site)))
