import type { Access } from '@oficio/contracts/access'
import { type Endpoint, errorBody } from '@oficio/contracts/endpoint'
import { allEndpoints } from '@oficio/contracts/endpoints'
import { type ErrorCode, errors, messageOf } from '@oficio/contracts/errors'
import { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponseObject } from 'zod-openapi'

/** What any call may be refused with, beside its own errors. */
const commonErrors: readonly ErrorCode[] = ['validation_failed', 'rate_limited', 'internal', 'unavailable']
const unsafeErrors: readonly ErrorCode[] = [
  'invalid_request',
  'foreign_origin',
  'too_large',
  'wrong_content_type',
]

/** Returns every code that the endpoint may answer with. */
export function errorCodesOf({ access, method, files, errors: own }: Endpoint): ErrorCode[] {
  return [
    ...own,
    ...(access === 'anyone' ? [] : (['unauthenticated'] as const)),
    ...(Array.isArray(access) ? (['forbidden'] as const) : []),
    ...(method === 'GET' ? [] : unsafeErrors),
    ...(files ? (['upload_timeout'] as const) : []),
    ...commonErrors,
  ]
}

let document: ReturnType<typeof createDocument> | undefined

/** Returns the OpenAPI 3.1 description of the whole API, made once from the contracts. */
export function openApiDocument(site: { origin: string; name: string }) {
  document ??= describe(site)
  return document
}

function describe(site: { origin: string; name: string }) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const endpoint of allEndpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: `API de ${site.name}`,
      version: '1.0.0',
      description:
        'Errors answer { message, errors?, code }. API clients log in with POST /auth/login and send the access token as a bearer; pages of the site use a cookie.',
    },
    servers: [{ url: `${site.origin}/api` }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        trackingLink: { type: 'apiKey', in: 'header', name: 'x-tracking-token' },
      },
    },
  })
}

function operation(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { name, summary, tag, access, params, query, method, status } = endpoint
  return {
    operationId: name,
    summary,
    tags: [tag],
    security: securityOf(access),
    requestParams: {
      ...(params instanceof z.ZodObject && { path: params }),
      ...(query instanceof z.ZodObject && { query }),
    },
    ...(method !== 'GET' && hasFields(endpoint.body) && { requestBody: requestBody(endpoint) }),
    responses: { [String(status)]: success(endpoint), ...refusals(errorCodesOf(endpoint)) },
  }
}

/** Whoever holds a tracking link is its client without an account, so even open calls may carry something. */
const securityOf = (access: Access): Record<string, string[]>[] =>
  access === 'anyone' ? [{}, { bearer: [] }, { trackingLink: [] }] : [{ bearer: [] }]

const hasFields = (body: z.ZodType) => !(body instanceof z.ZodObject) || Object.keys(body.shape).length > 0

function requestBody({ body, files }: Endpoint) {
  const asJson = { 'application/json': { schema: body } }
  if (!files) return { content: asJson }
  const binary = z.string().meta({ format: 'binary' })
  const ids = new Set(Object.values(files).map(({ into }) => into))
  const shape: Record<string, z.ZodType> = body instanceof z.ZodObject ? body.shape : {}
  const texts = z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => !ids.has(name))))
  const isAlone = Object.keys(files).length === 1
  const fields = Object.entries(files).map(([name, { max }]) => {
    const field = max === 1 ? binary : z.array(binary).max(max)
    return [name, max === 1 && isAlone ? field : field.optional()] as const
  })
  const form = texts.extend(Object.fromEntries(fields))
  return { content: { ...asJson, 'multipart/form-data': { schema: form } } }
}

function success({ summary, response, path }: Endpoint): ZodOpenApiResponseObject {
  // The answers that are not JSON: a picture, a table and a document to be saved.
  const type = !(response instanceof z.ZodUnknown)
    ? 'application/json'
    : path.endsWith('{size}')
      ? 'image/webp'
      : path.endsWith('{list}')
        ? 'text/csv'
        : path.endsWith('/documents/{id}')
          ? 'application/octet-stream'
          : 'application/json'
  return { description: summary, content: { [type]: { schema: response } } }
}

function refusals(codes: readonly ErrorCode[]): Record<`4${string}`, ZodOpenApiResponseObject> {
  const byStatus: Record<string, ZodOpenApiResponseObject> = {}
  for (const code of new Set(codes)) {
    const status = String(errors[code].status)
    const known = byStatus[status]?.description
    byStatus[status] = {
      description: [known, `\`${code}\`: ${messageOf(code)}`].filter(Boolean).join('\n\n'),
      content: { 'application/json': { schema: errorBody } },
    }
  }
  return byStatus
}
