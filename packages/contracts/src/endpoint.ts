import { z } from 'zod'
import type { Access } from './access'
import type { ErrorCode } from './errors'
import type { Tag } from './tags'

/** The names of the rate limits. One table of the web server holds the allowance of each. */
export type RateLimitName =
  | 'login'
  | 'register'
  | 'refresh'
  | 'recover'
  | 'submit'
  | 'upload'
  | 'code'
  | 'payment'
  | 'checkout'
  | 'notification'
  | 'write'
  | 'places'
  | 'read'

/** Why a POST takes no idempotency key. The API description has a sentence for each reason. */
export type HarmlessRepeat =
  | 'reads'
  | 'state'
  | 'counts'
  | 'session'
  | 'secret'
  | 'proof'
  | 'upload'
  | 'provider'

/** `startedRegistration`: the visitor has started to register as a professional. */
export type Precondition = 'startedRegistration'

/** One field of a multipart body that carries files. */
export interface FileField {
  kind: 'photo' | 'document' | 'table'
  /** The name of the input property in which the use-case receives the ids of the files. */
  into: string
  max: number
  maxBytesEach: number
}

/**
 * One call of the API. The route handler, the browser client, the form and the OpenAPI document are all derived from
 * this object, so they cannot disagree.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Headers extends z.ZodType = z.ZodType,
> {
  name: string
  summary: string
  tag: Tag
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /**
   * The path below /api, with parameters in braces: '/service-requests/{id}'. The folder of the handler has the same
   * path.
   */
  path: string
  access: Access
  /** Replaces the general error message for a caller without access, where that message is too vague. */
  accessRefusal?: { message: string; text: string }
  params: Params
  query: Query
  body: Body
  /** Headers that the use-case reads in addition to the headers that every call may carry. Names are in lower case. */
  headers: Headers
  response: Response
  /** The content types of a response that is not JSON. */
  contentTypes?: readonly string[]
  /** The response may be a 302 redirect to the address of the picture. */
  redirects?: true
  status: 200 | 201 | 202 | 303
  /** The rate limit that applies to the endpoint. */
  limit: RateLimitName
  /** The endpoint opens a session. Its caller may send an expired token, which other endpoints refuse. */
  opensSession?: true
  /**
   * The body field with a password. The use-case checks the password whenever the field is present. Wrong passwords are
   * counted and delayed: per `username` at a login, otherwise per account of the caller.
   */
  checksPassword?: 'password' | 'currentPassword'
  /**
   * A caller whose account has a second factor must have given it within `limits.stepUpMinutes`. Otherwise the call is
   * refused with step_up_required.
   */
  stepUp?: true
  /** An admin may call the endpoint before setting up the second factor that this site requires. */
  duringEnrolment?: true
  /** The caller gets a device cookie, so that their next call is recognised as the owner of what this call stored. */
  needsDevice?: true
  /** A condition on the caller in addition to `access`. It is checked before the body is read. */
  precondition?: Precondition
  /**
   * The files that a multipart body may carry, by field. The wrapper stores them and passes their ids to the use-case.
   */
  files?: Readonly<Record<string, FileField>>
  /** The body is not read, because its content does not matter. No call is refused because of its body. */
  ignoresBody?: true
  /**
   * Programs of other sites call the endpoint too, so the origin is not checked. Only the address counts; cookies are
   * ignored.
   */
  ignoresOrigin?: true
  /** The sender signs the bytes of the body. The signature is verified before the body is parsed. */
  signature?: 'mail-events'
  /** The call is sent by a plain HTML form (forms/define-form.ts). */
  isForm?: true
  /** POST only: accepts an `Idempotency-Key`. A repeat with the same key gets the response of the first call. */
  idempotent?: true
  /** POST only: why the endpoint accepts no `Idempotency-Key`. */
  createsNothing?: HarmlessRepeat
  /** The error codes of this endpoint, in addition to the codes of every endpoint. */
  errors: readonly ErrorCode[]
}

/** The endpoint has no such part (params, query, body or headers). Anything sent there is dropped. */
export const nothing = z.object({})
export type Nothing = typeof nothing

interface Definition<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  H extends z.ZodType,
> {
  name: string
  summary: string
  tag: Tag
  method: Endpoint['method']
  path: string
  access: Access
  accessRefusal?: { message: string; text: string }
  params?: P
  query?: Q
  body?: B
  headers?: H
  response: R
  contentTypes?: readonly string[]
  redirects?: true
  status?: Endpoint['status']
  limit?: RateLimitName
  opensSession?: true
  checksPassword?: Endpoint['checksPassword']
  stepUp?: true
  duringEnrolment?: true
  needsDevice?: true
  precondition?: Precondition
  files?: Endpoint['files']
  ignoresBody?: Endpoint['ignoresBody']
  ignoresOrigin?: Endpoint['ignoresOrigin']
  signature?: Endpoint['signature']
  createsNothing?: Endpoint['createsNothing']
  errors?: readonly ErrorCode[]
}

/**
 * Returns the endpoint with defaults: no params, no query, no body, no headers, status 200, rate limit by method. A
 * POST accepts an idempotency key unless `createsNothing` is set.
 */
export function defineEndpoint<
  R extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  H extends z.ZodType = Nothing,
>(definition: Definition<P, Q, B, R, H>): Endpoint<P, Q, B, R, H> {
  return {
    // The default type of each part is Nothing, the type of `nothing`. The compiler cannot infer that.
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    headers: nothing as unknown as H,
    status: 200,
    limit: definition.method === 'GET' ? 'read' : 'write',
    errors: [],
    ...(definition.method === 'POST' && !definition.createsNothing && { idempotent: true }),
    ...definition,
  }
}

/**
 * An absent part must not restrict the input: intersected as Record<string, never>, it would turn every field into
 * `never`.
 */
type Part<S extends z.ZodType> = z.output<S> extends Record<string, never> ? unknown : z.output<S>
/** The input of a use-case: headers, params, query and body, parsed and merged into one flat object. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType, infer H>
    ? Part<H> & Part<P> & Part<Q> & Part<B>
    : never
/** The body as the caller sends it, before parsing. */
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never
export type ResponseOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never

/** The body of every error response (docs/product.md, 'Errors'). */
export const errorBody = z
  .object({
    message: z.string().describe('What went wrong, in English, for developers.'),
    text: z.string().describe('The sentence to show to people, in Spanish.'),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .describe(
        'A Spanish sentence for each invalid field, by the path of the field in the input, for example `photos.0`.',
      ),
    code: z.string().describe('Stable error code. Compare by it.'),
    retryAfterSeconds: z
      .number()
      .optional()
      .describe('The same call may succeed after this many seconds. Equals the header Retry-After.'),
    retryText: z.string().optional().describe('The waiting time for people, in Spanish.'),
    details: z
      .object({
        priceArs: z.number().describe('With `price_changed`: the current price in pesos.'),
        urgentFromHour: z.number().describe('With `urgent_closed`: first hour of sale, in Argentine time.'),
        urgentUntilHour: z
          .number()
          .describe('With `urgent_closed`: hour at which the sale ends, in Argentine time.'),
        challengeToken: z
          .string()
          .describe('With `second_factor_required`: send it with a code to `/auth/login/second-factor`.'),
      })
      .partial()
      .optional()
      .describe('What the caller needs to repeat the call.'),
  })
  .meta({ id: 'ErrorBody' })

/** Success without content. */
export const done = z.object({ success: z.literal(true) })
