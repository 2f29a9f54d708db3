import { errorBody } from '@oficio/contracts/endpoint'
import { allEndpoints } from '@oficio/contracts/endpoints'
import { limits } from '@oficio/contracts/limits'
import { paths as pagePaths } from '@oficio/contracts/paths'
import { tags } from '@oficio/contracts/tags'
import type { Site } from '@oficio/domain/kernel/ports'
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
} from 'zod-openapi'
import { completeDocument } from './complete-document'
import { operationOf } from './operation'

let document: ReturnType<typeof createDocument> | undefined

/** Returns the OpenAPI 3.1 document of the whole API, created once from the contracts. */
export function openApiDocument(site: Site) {
  document ??= describe(site)
  return document
}

function describe({ origin, name, supportEmail }: Site) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const endpoint of allEndpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: `API de ${name}`,
      version: '1.0.0',
      description: introduction,
      contact: { name, email: supportEmail, url: `${origin}${pagePaths.contact()}` },
      termsOfService: `${origin}${pagePaths.terms()}`,
    },
    servers: [{ url: `${origin}/api` }],
    tags: Object.entries(tags).map(([tag, description]) => ({ name: tag, description })),
    paths,
    components: {
      schemas: { [String(errorBody.meta()?.id)]: errorBody },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: `What \`POST /auth/login\` answers with. It is over after ${limits.accessTokenMinutes} minutes; \`POST /auth/refresh-token\` gives the next pair.`,
        },
        trackingLink: {
          type: 'apiKey',
          in: 'header',
          name: 'x-tracking-token',
          description:
            'Makes the caller the client of one request: `trackingToken` of `POST /service-requests`, or the last part of the path of a mailed link.',
        },
      },
    },
  }
  return completeDocument(createDocument(document, { override: leaveOpen }))
}

/** Describes a recursive schema (any JSON) as any value, because generators of types cannot express it. */
const leaveOpen: ZodOpenApiOverride = ({ zodSchema, jsonSchema }) => {
  if (zodSchema._zod.def.type !== 'lazy') return
  delete jsonSchema.anyOf
  jsonSchema.description = 'Any JSON.'
}

const introduction = `API clients log in with \`POST /auth/login\` and send the access token as a bearer; pages of the site use a cookie.

Every refusal answers \`{ message, text, errors?, code }\`: compare by \`code\`, show \`text\`, which is Spanish. \`errors\` has a sentence for each field that is at fault. What may be called again later says when, in \`retryAfterSeconds\` and in the header \`Retry-After\`.

What a caller may not know of answers 404, as if it were not there. Times are UTC in ISO 8601.`
