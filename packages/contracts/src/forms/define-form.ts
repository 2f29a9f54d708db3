import type { z } from 'zod'
import type { Access } from '../access'
import { type Endpoint, type Nothing, nothing } from '../endpoint'

/**
 * A call that a plain HTML form makes in a browser without scripts. It always redirects (303) to a page that shows the
 * outcome, because only a person reads the response. The API document omits these calls, because each one equals a JSON
 * call.
 */
export interface FormEndpoint<Body extends z.ZodType = z.ZodType, Headers extends z.ZodType = z.ZodType>
  extends Endpoint<Nothing, Nothing, Body, Nothing, Headers> {
  isForm: true
}

interface FormDefinition<Body extends z.ZodType, Headers extends z.ZodType>
  extends Pick<Endpoint, 'name' | 'path'> {
  /** The equivalent JSON call. The form shares its rate limit, and its access unless `access` is set. */
  call: Endpoint
  /** Default: the access of `call`. */
  access?: Access
  body?: Body
  headers?: Headers
}

export function defineForm<Body extends z.ZodType = Nothing, Headers extends z.ZodType = Nothing>({
  name,
  path,
  call,
  access = call.access,
  body,
  headers,
}: FormDefinition<Body, Headers>): FormEndpoint<Body, Headers> {
  const { summary, tag, limit, opensSession, checksPassword, errors } = call
  return {
    name,
    summary,
    tag,
    method: 'POST',
    path,
    access,
    params: nothing,
    query: nothing,
    // If a part is omitted, its type parameter defaults to Nothing, the type of `nothing`. The compiler cannot see that
    // link.
    body: body ?? (nothing as unknown as Body),
    headers: headers ?? (nothing as unknown as Headers),
    response: nothing,
    status: 303,
    limit,
    ...(opensSession && { opensSession }),
    ...(checksPassword && { checksPassword }),
    errors,
    isForm: true,
  }
}
