import { errorBody } from '@oficio/contracts/endpoint'
import { logIn } from '@oficio/domain/accounts/sessions/log-in'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { buildAdBooking } from '@oficio/domain/testing/builders/build-ad-booking'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildLead } from '@oficio/domain/testing/builders/build-lead'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import type { TestCtx } from '@oficio/domain/testing/test-context'
import { createUploadDoor } from '../../apps/web/src/server/calls/upload-door'
import { unlimited } from '../../apps/web/src/server/limits/limiter'
import { authSecret, cookieOf } from '../../apps/web/src/server/testing/call-endpoint'
import { expectDeclared } from './expect-declared'
import type { DiskHandler } from './on-disk'

const pinnedKey = Symbol.for('oficio.web')
// The web server keeps what every call needs under this global key. Tests put their own values there.
const pinned = globalThis as { [pinnedKey]?: unknown }

/** Makes the routes on disk use the given context, without rate limits. */
export function serveWith(ctx: Ctx): void {
  pinned[pinnedKey] = {
    ctx,
    authSecret,
    limiter: unlimited,
    uploads: createUploadDoor(),
    watch: expectDeclared,
  }
}

export function stopServing(): void {
  delete pinned[pinnedKey]
}

interface Call {
  params?: Record<string, string>
  query?: string
  /** Sent as JSON. Not sent if undefined. */
  body?: unknown
  cookie?: string | null
  headers?: Record<string, string>
}

/** Calls a handler as a page of the site would. Checks every refusal against the schema of error bodies. */
export async function callHandler(
  { method, folder, handler }: DiskHandler,
  { params = {}, query = '', body, cookie, headers }: Call,
): Promise<{ status: number; code: string; body: unknown }> {
  const request = new Request(`http://localhost:3000/${folder}?${query}`, {
    method,
    headers: {
      'x-client-address': '200.1.2.3',
      ...(cookie && { cookie, origin: 'http://localhost:3000' }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const answer = await handler(request, { params: Promise.resolve(params) })
  const isJson = answer.headers.get('content-type')?.includes('json')
  const answerBody: unknown = isJson ? await answer.json() : null
  const code = answer.status >= 400 ? errorBody.parse(answerBody).code : ''
  return { status: answer.status, code, body: answerBody }
}

/** Stores one record of each kind, its owner and a stranger. Returns them with the session cookie of each user. */
export async function makeScene(ctx: TestCtx) {
  const password = 'una clave larga'
  const login = async ({ id, username }: { id: string; username: string }) => {
    const { session } = await logIn(ctx, visitor(), { username, password, kind: 'web' })
    return cookieOf({ userId: id, sessionId: session.sessionId })
  }
  const account = (role: 'user' | 'admin') => buildUser(ctx, { role, password })
  const owner = await account('user')
  const professional = await buildProfessional(ctx, { user: { password } })
  const otherRubro = await ctx.db.rubro.findFirstOrThrow({ where: { slug: { not: 'plomeria' } } })
  const stranger = await buildProfessional(ctx, { rubroIds: [otherRubro.id], user: { password } })
  const request = await buildServiceRequest(ctx, { userId: owner.id, confirmedAt: null })
  const lead = await buildLead(ctx, { requestId: request.id, professionalId: professional.id })
  const createdAt = ctx.clock.now()
  const report = await ctx.db.leadReport.create({
    data: { id: ctx.ids.next(), leadId: lead.id, reason: 'no_answer', createdAt },
  })
  const photo = await ctx.db.photo.create({
    data: { id: ctx.ids.next(), ownerKey: owner.id, width: 1, height: 1, bytes: 1, sha256: 'x', createdAt },
  })
  const business = await buildBusiness(ctx, { userId: owner.id })
  return {
    ids: {
      request: request.id,
      lead: lead.id,
      report: report.id,
      photo: photo.id,
      professional: professional.id,
      business: business.id,
      adBooking: (await buildAdBooking(ctx, { userId: owner.id })).id,
    },
    cookies: {
      anonymous: null,
      owner: await login(owner),
      user: await login(await account('user')),
      professional: await login(professional.user),
      stranger: await login(stranger.user),
      admin: await login(await account('admin')),
    },
  }
}

export type Scene = Awaited<ReturnType<typeof makeScene>>
export type CallerName = keyof Scene['cookies']

export const roleOf = {
  anonymous: null,
  owner: 'user',
  user: 'user',
  professional: 'professional',
  stranger: 'professional',
  admin: 'admin',
} as const
