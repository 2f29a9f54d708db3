import type { Reply } from './reply'

/** A refusal of the API; becomes its error body. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(String(body.message))
  }
}

type Cause = { code: number | string; description: string }

/** The body of payments and preferences: message, error, status and a list of causes. */
export function refuse(status: number, error: string, message: string, cause?: Cause): never {
  const causes = cause ? [{ ...cause, data: null }] : []
  throw new ApiError(status, { message, error, status, cause: causes })
}

/** The shorter body of subscriptions. */
export function refuseSubscription(status: number, message: string, extra: { code?: string } = {}): never {
  throw new ApiError(status, { message, status, ...extra })
}

/** The answer to a refusal; anything else that was thrown is an error of the stand-in itself. */
export function replyToError(error: unknown): Reply {
  if (error instanceof ApiError) return jsonOf(error.status, error.body)
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return jsonOf(500, { message, error: 'sandbox_error', status: 500, cause: [] })
}

const jsonOf = (status: number, body: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
})
