import { type Endpoint, errorBody } from '@oficio/contracts/endpoint'
import { type ErrorCode, errors, messageOf } from '@oficio/contracts/errors'
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { refusalHeaders } from './response-headers'

/** The errors that every call may return beside its own. */
const commonErrors: readonly ErrorCode[] = ['validation_failed', 'rate_limited', 'internal', 'unavailable']
const unsafeErrors: readonly ErrorCode[] = [
  'invalid_request',
  'foreign_origin',
  'too_large',
  'wrong_content_type',
]

const keyErrors: readonly ErrorCode[] = ['idempotency_key_reused', 'idempotency_in_progress']

export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { access, method, files, opensSession, ignoresOrigin, idempotent, stepUp, errors: own } = endpoint
  // Public calls also refuse an expired access token.
  const readsToken = access !== 'anyone' || !(opensSession || ignoresOrigin)
  return [
    ...own,
    ...(readsToken ? (['unauthenticated'] as const) : []),
    ...(Array.isArray(access) ? (['forbidden'] as const) : []),
    ...(access !== 'anyone' && !endpoint.duringEnrolment ? (['enrolment_required'] as const) : []),
    ...(stepUp ? (['step_up_required'] as const) : []),
    ...(method === 'GET' ? [] : unsafeErrors),
    ...(idempotent ? keyErrors : []),
    ...(files ? (['upload_timeout', 'upload_crowded_out'] as const) : []),
    ...commonErrors,
  ]
}

/** Returns the error responses of the endpoint by status. Each lists its codes and their texts. */
export function refusalsOf(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const codes = [...new Set(errorCodesOf(endpoint))]
  const statuses = [...new Set(codes.map((code) => errors[code].status))]
  return Object.fromEntries(
    statuses.map((status) => [`${status}`, refusal(codes.filter((code) => errors[code].status === status))]),
  )
}

const responsesById = new Map<string, ZodOpenApiResponseObject>()

/**
 * Returns the response for a combination of codes. Each combination appears once in the document, because most calls
 * share most errors.
 */
function refusal(codes: readonly ErrorCode[]): ZodOpenApiResponseObject {
  const id = codes.toSorted().join('.')
  const existing = responsesById.get(id)
  if (existing) return existing
  const response: ZodOpenApiResponseObject = {
    id,
    headers: refusalHeaders(String(errors[codes[0] ?? 'internal'].status)),
    description: codes.map((code) => `\`${code}\`: ${messageOf(code)}`).join('\n\n'),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: `#/components/schemas/${errorBody.meta()?.id}` },
            { type: 'object', properties: { code: { enum: [...codes] } }, required: ['code'] },
          ],
        },
      },
    },
  }
  responsesById.set(id, response)
  return response
}
