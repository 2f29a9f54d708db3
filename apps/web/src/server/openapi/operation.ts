import type { Access } from '@oficio/contracts/access'
import type { Endpoint } from '@oficio/contracts/endpoint'
import { limits } from '@oficio/contracts/limits'
import { z } from 'zod'
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi'
import { describeCall } from './description'
import { refusalsOf } from './refusals'
import { answerHeaders, replayableHeaders } from './response-headers'

/** Returns the OpenAPI description of one call. */
export function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { name, tag, access, method, status } = endpoint
  const description = describeCall(endpoint)
  return {
    operationId: name,
    ...description,
    tags: [tag],
    security: securityOf(access),
    requestParams: parametersOf(endpoint),
    ...(method !== 'GET' && hasFields(endpoint.body) && { requestBody: requestBody(endpoint) }),
    responses: {
      [`${status}`]: success(endpoint, description.summary),
      ...(endpoint.redirects && { '302': redirect }),
      ...(endpoint.stepUp && method === 'GET' && { '303': stepUpRedirect }),
      ...refusalsOf(endpoint),
    },
  }
}

/**
 * Returns the accepted credentials. Public calls accept credentials too, because the holder of a tracking link is the
 * request's client without an account.
 */
const securityOf = (access: Access): Record<string, string[]>[] =>
  access === 'anyone' ? [{}, { bearer: [] }, { trackingLink: [] }] : [{ bearer: [] }]

const idempotencyKey = z
  .string()
  .max(limits.idempotencyKeyMax)
  .optional()
  .meta({
    description: `A new random UUID (version 4) for each thing that is sent. A repeat of the call with the same key and body gets the first answer, for ${limits.idempotencyHours} hours, unless that answer carried Idempotency-Not-Kept. A caller with a session or the device cookie may use any text.`,
    example: '6f1c2b4e-0d5a-4c1e-9b57-2f8e4a7d3c10',
  })

function parametersOf({ params, query, headers, idempotent }: Endpoint) {
  const read = {
    ...shapeOf(headers),
    ...(idempotent && { 'idempotency-key': idempotencyKey }),
  }
  return {
    ...(params instanceof z.ZodObject && { path: params }),
    ...(query instanceof z.ZodObject && { query }),
    ...(Object.keys(read).length > 0 && { header: z.object(read) }),
  }
}

const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> =>
  schema instanceof z.ZodObject ? schema.shape : {}

const hasFields = (body: z.ZodType) => !(body instanceof z.ZodObject) || Object.keys(body.shape).length > 0

function requestBody({ body, files }: Endpoint) {
  const required = !body.safeParse({}).success
  const asJson = { 'application/json': { schema: body } }
  if (!files) return { required, content: asJson }
  const binary = z.string().meta({ format: 'binary' })
  const ids = new Set(Object.values(files).map(({ into }) => into))
  const texts = z.object(Object.fromEntries(Object.entries(shapeOf(body)).filter(([name]) => !ids.has(name))))
  const isAlone = Object.keys(files).length === 1
  const fields = Object.entries(files).map(([name, { max }]) => {
    const field = max === 1 ? binary : z.array(binary).max(max)
    return [name, max === 1 && isAlone ? field : field.optional()] as const
  })
  const form = texts.extend(Object.fromEntries(fields))
  return { required, content: { ...asJson, 'multipart/form-data': { schema: form } } }
}

function success(
  { response, contentTypes, idempotent }: Endpoint,
  description: string,
): ZodOpenApiResponseObject {
  const headers = idempotent ? replayableHeaders : answerHeaders
  if (!contentTypes) return { description, headers, content: { 'application/json': { schema: response } } }
  const file = z.string().meta({ format: 'binary' })
  const content = Object.fromEntries(contentTypes.map((type) => [type, { schema: file }]))
  return { description, headers, content }
}

const redirect: ZodOpenApiResponseObject = {
  description: 'The picture is at the address in `Location`, on this site.',
  headers: z.object({
    location: z.string().describe('Where the picture is.'),
  }),
}

const stepUpRedirect: ZodOpenApiResponseObject = {
  description:
    'To a browser that follows a link: the caller confirms who they are at the address in `Location` first.',
  headers: z.object({
    location: z.string().describe('The page that asks for the second factor and leads back.'),
  }),
}
