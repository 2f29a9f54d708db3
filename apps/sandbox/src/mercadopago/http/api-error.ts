import { z } from 'zod'

/** A refusal of the API with its error body. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(String(body.message))
  }
}

interface Cause {
  code: number | string
  description: string
}

/** Throws an error of payments and preferences. Its body has a message, an error, a status and a list of causes. */
export function refuse(status: number, error: string, message: string, cause?: Cause): never {
  const causes = cause ? [{ ...cause, data: null }] : []
  throw new ApiError(status, { message, error, status, cause: causes })
}

/** Throws an error of subscriptions, whose body is shorter. */
export function refuseSubscription(status: number, message: string): never {
  throw new ApiError(status, { message, status })
}

/** Returns the response to an error. An error that is not a refusal is a fault of the stand-in itself. */
export function replyToError(error: unknown): Response {
  if (error instanceof ApiError) return jsonOf(error.status, error.body)
  if (error instanceof z.ZodError) {
    const message = z.prettifyError(error)
    return jsonOf(400, { message, error: 'bad_request', status: 400, cause: [] })
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return jsonOf(500, { message, error: 'sandbox_error', status: 500, cause: [] })
}

const jsonOf = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
