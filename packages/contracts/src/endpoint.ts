import { z } from 'zod'
import type { Access } from './access'
import type { ErrorCode } from './errors'
import type { Tag } from './tags'

/** Names of the rate limits; the allowance of each is in one table of the web server. */
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

/** Why a POST takes no idempotency key; the description of the API has a sentence for each reason. */
export type HarmlessRepeat =
  | 'reads'
  | 'state'
  | 'counts'
  | 'session'
  | 'secret'
  | 'proof'
  | 'upload'
  | 'provider'

/** `startedRegistration`: a visitor has started to register as a professional. */
export type Precondition = 'startedRegistration'

/** One field of a multipart body that carries files. */
export interface FileField {
  kind: 'photo' | 'document' | 'table'
  /** Where the use-case finds their ids. */
  into: string
  max: number
  maxBytesEach: number
}

/**
 * One call of the API. The same object makes the route handler, the browser's client, the form and the OpenAPI
 * document, so that none of them can disagree.
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
  /** Below /api, with {names} of params: '/service-requests/{id}'. The folder of the handler has the same path. */
  path: string
  access: Access
  /** What a caller without access reads, where the general words say too little. */
  accessRefusal?: { message: string; text: string }
  params: Params
  query: Query
  body: Body
  /** Headers that the use-case reads beside what every call may carry, by their lower-case names. */
  headers: Headers
  response: Response
  /** What the answer is where it is not JSON. */
  contentTypes?: readonly string[]
  /** It may answer 302 with the address of the picture. */
  redirects?: true
  status: 200 | 201 | 202 | 303
  /** How often it may be called; says nothing else about it. */
  limit: RateLimitName
  /** It opens a session: its caller may show an expired token, which is refused elsewhere. */
  opensSession?: true
  /**
   * Field of the body with a password, which the use-case compares whenever it is sent: wrong ones of the `username` that
   * logs in, or of the account that calls, are counted and delayed.
   */
  checksPassword?: 'password' | 'currentPassword'
  /** An account with a second factor must have given it within `limits.stepUpMinutes`; the call is refused with step_up_required otherwise. */
  stepUp?: true
  /** An admin who has yet to set up the second factor that this site requires may call it. */
  duringEnrolment?: true
  /** What a visitor stores by it must be known as theirs at their next call, so they get a device cookie with it. */
  needsDevice?: true
  /** What must be true of the caller beside `access`; the call is refused before its body is read. */
  precondition?: Precondition
  /** Files that a multipart body may carry, by field: the wrapper stores them and hands their ids to the use-case. */
  files?: Readonly<Record<string, FileField>>
  /** The body says nothing that counts, so it is not read: nobody is refused for it. */
  ignoresBody?: true
  /** Programs of other sites call it, too: what its address holds is all that counts, and nobody's cookies do. */
  ignoresOrigin?: true
  /** Who sends it signs the bytes of the body, which are held against that before anything is made of them. */
  signature?: 'mail-events'
  /** A plain HTML form sends it (forms/define-form.ts). */
  isForm?: true
  /** POST only: it takes an `Idempotency-Key`, and a repeat with the same key gets the answer of the first call. */
  idempotent?: true
  /** POST only: why it takes no such key. */
  createsNothing?: HarmlessRepeat
  /** What it may refuse with, beside what every endpoint may. */
  errors: readonly ErrorCode[]
}

/** No such part of the call: anything that is sent there is dropped. */
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
 * Returns the endpoint with what was left out filled in: no params, no query, no body, 200, limit by method; a POST takes
 * an idempotency key unless it says that it creates nothing.
 */
export function defineEndpoint<
  R extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
  H extends z.ZodType = Nothing,
>(definition: Definition<P, Q, B, R, H>): Endpoint<P, Q, B, R, H> {
  return {
    // The default type of each part is Nothing, which is what `nothing` is; the compiler cannot see that link.
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

/** An absent part says nothing about the input: as Record<string, never> it would turn every field into `never`. */
type Part<S extends z.ZodType> = z.output<S> extends Record<string, never> ? unknown : z.output<S>
/** What a use-case receives: headers, params, query and body as one flat object, parsed. */
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType, infer H>
    ? Part<H> & Part<P> & Part<Q> & Part<B>
    : never
/** What a caller sends in the body, before parsing. */
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never
export type ResponseOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never

/** The body of every error answer (docs/product.md, 'Errors'). */
export const errorBody = z
  .object({
    message: z.string().describe('What went wrong, in English, for developers.'),
    text: z.string().describe('The sentence to show to people, in Spanish.'),
    errors: z
      .record(z.string(), z.string())
      .optional()
      .describe('A Spanish sentence for each faulty field, by its path as it was sent: `photos.0`.'),
    code: z.string().describe('Stable name of the error; compare by it.'),
    retryAfterSeconds: z
      .number()
      .optional()
      .describe('The same call may succeed after this many seconds; equals the header Retry-After.'),
    retryText: z.string().optional().describe('The same for people, in Spanish.'),
    details: z
      .object({
        priceArs: z.number().describe('With `price_changed`: the present price in pesos.'),
        urgentFromHour: z.number().describe('With `urgent_closed`: first hour of sale, in Argentina.'),
        urgentUntilHour: z.number().describe('With `urgent_closed`: hour at which the sale ends.'),
        challengeToken: z
          .string()
          .describe('With `second_factor_required`: send it with a code to `/auth/login/second-factor`.'),
      })
      .partial()
      .optional()
      .describe('What the caller needs in order to call again.'),
  })
  .meta({ id: 'ErrorBody' })

/** Success without content. */
export const done = z.object({ success: z.literal(true) })
