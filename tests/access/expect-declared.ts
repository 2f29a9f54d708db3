import { type Endpoint, errorBody } from '@oficio/contracts/endpoint'
import { type ErrorCode, errors } from '@oficio/contracts/errors'
import { errorCodesOf } from '../../apps/web/src/server/openapi/refusals'

/**
 * Throws for an answer that the description of the API does not declare for its call: status, code, content type or
 * shape of the body. The same contract produces the description, so each answer of the suite checks it.
 */
export async function expectDeclared(endpoint: Endpoint, answer: Response): Promise<void> {
  const fault = await undeclaredIn(endpoint, answer.clone())
  if (fault)
    throw new Error(`${endpoint.method} ${endpoint.path} answered what it does not declare: ${fault}`)
}

async function undeclaredIn(endpoint: Endpoint, answer: Response): Promise<string | null> {
  const { status } = answer
  if (endpoint.isForm) return status === endpoint.status ? null : `status ${status}`
  if (status >= 400) return undeclaredRefusal(endpoint, status, await answer.json())
  if (status === 302) return endpoint.redirects ? null : 'a redirect'
  if (status !== endpoint.status) return `status ${status}`
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  const types = endpoint.contentTypes ?? ['application/json']
  if (!types.includes(type)) return `content type ${type}`
  if (endpoint.contentTypes) return null
  return endpoint.response.safeParse(await answer.json()).error?.message ?? null
}

function undeclaredRefusal(endpoint: Endpoint, status: number, body: unknown): string | null {
  const parsed = errorBody.safeParse(body)
  if (!parsed.success) return parsed.error.message
  const declaredCode: ErrorCode | undefined = errorCodesOf(endpoint).find((code) => code === parsed.data.code)
  if (declaredCode === undefined) return `code ${parsed.data.code}`
  return errors[declaredCode].status === status ? null : `status ${status} with ${declaredCode}`
}
