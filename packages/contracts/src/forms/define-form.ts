import type { z } from 'zod'
import type { Access } from '../access'
import { type Endpoint, type Nothing, nothing } from '../endpoint'

/**
 * A call that a plain HTML form makes, in a browser without scripts. Only a person reads the answer, so it always leads to a
 * page (303) that shows the outcome. The API document leaves these calls out: each is the same as a JSON call.
 */
export interface FormEndpoint<Body extends z.ZodType = z.ZodType, Headers extends z.ZodType = z.ZodType>
  extends Endpoint<Nothing, Nothing, Body, Nothing, Headers> {
  isForm: true
}

interface FormDefinition<Body extends z.ZodType, Headers extends z.ZodType>
  extends Pick<Endpoint, 'name' | 'path'> {
  /** The same call with a script, whose access and limit the form shares. */
  call: Endpoint
  /** The call's own if left out. */
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
    // The default type of each part is Nothing, which is what `nothing` is; the compiler cannot see that link.
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
