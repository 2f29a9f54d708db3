import { pathToFileURL } from 'node:url'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { runDueJobs } from '@oficio/domain/testing/run-jobs'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeScene, type Scene, serveWith, stopServing } from '../access/api'
import { type DocumentedCall, programOf } from './call-program'
import { schemasOf } from './checked-schemas'
import { compileClients } from './compile-client'
import { describedApi } from './described-api'
import { fetchFromSite } from './fetch-from-site'

type CallerName = 'anonymous' | 'lucia' | 'professional' | 'user'
interface Answer {
  data?: Record<string, unknown>
  error?: unknown
  response: Response
}

/** The tests' clock is later than the days in the documented examples. */
const days = { startDate: '2035-04-20', endDate: '2035-04-20' }

/** The calls of a client from registration to review. Each call finds what earlier calls created. */
const script: (DocumentedCall & { as: CallerName; keep?: Record<string, string> })[] = [
  { call: 'POST /auth/register', as: 'anonymous' },
  {
    call: 'POST /auth/login',
    as: 'anonymous',
    keep: { accessToken: 'accessToken', refreshToken: 'refreshToken' },
  },
  { call: 'GET /auth/profile', as: 'lucia' },
  {
    call: 'POST /auth/refresh-token',
    as: 'anonymous',
    body: { refreshToken: '$refreshToken' },
    keep: { accessToken: 'accessToken' },
  },
  { call: 'POST /auth/register/professional', as: 'anonymous' },
  { call: 'POST /direct-register/professional', as: 'anonymous' },
  { call: 'GET /rubros', as: 'anonymous' },
  { call: 'GET /places/provincias', as: 'anonymous' },
  { call: 'GET /places/localidades', as: 'anonymous', extraParameters: ['max'] },
  {
    call: 'GET /location/professionals',
    as: 'anonymous',
    extraParameters: ['city', 'state', 'rubroId', 'limit'],
  },
  { call: 'PUT /location/user', as: 'lucia' },
  { call: 'GET /location/reverse-geocode', as: 'anonymous', extraParameters: ['latitude', 'longitude'] },
  { call: 'POST /service-requests', as: 'lucia', keep: { requestId: 'requestId' } },
  { call: 'GET /service-requests/{id}', as: 'lucia', path: { id: '$requestId' } },
  {
    call: 'POST /notifications/service-request',
    as: 'lucia',
    body: { serviceRequestId: '$requestId' },
  },
  { call: 'POST /payments/create-anonymous', as: 'lucia', keep: { intentId: 'id' } },
  { call: 'GET /payments/verify/{paymentId}', as: 'lucia', path: { paymentId: '$paymentId' } },
  { call: 'GET /auth/payments/verify', as: 'lucia', query: { external_reference: '$intentId' } },
  { call: 'GET /payments/{id}', as: 'lucia', path: { id: '$intentId' } },
  {
    call: 'POST /payments/create',
    as: 'lucia',
    body: { metadata: { type: 'urgency_fee', serviceRequestId: '$requestId' } },
  },
  { call: 'PUT /service-requests/{id}/status', as: 'lucia', path: { id: '$requestId' } },
  { call: 'POST /payments/create-subscription', as: 'lucia', body: { businessId: '$businessId' } },
  { call: 'GET /advertising/spaces', as: 'anonymous' },
  {
    call: 'POST /advertising/check-availability',
    as: 'anonymous',
    body: days,
    keep: { totalAmount: 'totalAmount' },
  },
  { call: 'POST /advertising/bookings', as: 'lucia', body: { ...days, totalAmount: '#totalAmount' } },
  { call: 'GET /advertising/my-bookings', as: 'lucia', keep: { bookingId: 'bookings.0.id' } },
  { call: 'PUT /advertising/bookings/{id}/cancel', as: 'lucia', path: { id: '$bookingId' } },
  { call: 'GET /advertising/slots/{slot}/banners/active', as: 'anonymous' },
  { call: 'POST /advertising/banners/{id}/impression', as: 'anonymous' },
  { call: 'GET /subscriptions/trial-status', as: 'professional' },
  { call: 'GET /subscriptions/status', as: 'professional' },
  {
    call: 'POST /subscriptions/batch-status',
    as: 'professional',
    body: { professionalIds: ['$professionalId'] },
  },
  { call: 'POST /subscriptions/start-trial', as: 'professional' },
  {
    call: 'GET /search/professionals',
    as: 'anonymous',
    extraParameters: ['query', 'rubroIds', 'location', 'minRating', 'page', 'limit'],
  },
  {
    call: 'GET /search/service-requests',
    as: 'professional',
    extraParameters: ['query', 'rubroIds', 'statuses', 'dateFrom', 'dateTo', 'page', 'limit'],
  },
  {
    call: 'GET /places/textsearch',
    as: 'anonymous',
    extraParameters: ['location', 'radius', 'language'],
    query: { query: 'café' },
    keep: { placeId: 'results.0.id' },
  },
  { call: 'GET /places/details', as: 'anonymous', query: { place_id: '$placeId' } },
  {
    call: 'GET /places/photo',
    as: 'anonymous',
    extraParameters: ['maxwidth'],
    query: { photoreference: '$photoReference' },
  },
  { call: 'GET /places/autocomplete', as: 'anonymous', extraParameters: ['components', 'language'] },
  { call: 'GET /business/{idOrSlug}', as: 'anonymous', path: { idOrSlug: '$slug' } },
  { call: 'GET /business/{idOrSlug}/reviews', as: 'anonymous', path: { idOrSlug: '$slug' } },
  { call: 'POST /business/{idOrSlug}/reviews', as: 'user', path: { idOrSlug: '$slug' } },
  { call: 'POST /business', as: 'lucia' },
  { call: 'POST /password-reset/request', as: 'anonymous' },
  { call: 'GET /password-reset/verify/{token}', as: 'anonymous', path: { token: '$resetToken' } },
  { call: 'POST /password-reset/reset', as: 'anonymous', body: { token: '$resetToken' } },
]

let ctx: TestCtx
let scene: Scene
let client: Awaited<ReturnType<typeof compileClients>>
const answeredValues: Record<string, string> = {}

beforeAll(async () => {
  client = await compileClients({ calls: programOf(script) })
  ctx = await createTestContext()
  ctx.settings.set('urgentFromHour', 0)
  ctx.settings.set('urgentUntilHour', 24)
  scene = await makeScene(ctx)
  serveWith(ctx)
})
afterAll(stopServing)

it('compiles a program that sends the documented example of every call', () => {
  expect(client.faults).toEqual([])
})

it('answers every documented example with a success that its schema accepts', async () => {
  const { calls, makeClient } = await import(pathToFileURL(client.compiled('calls')).href)
  const faultOf = schemasOf(describedApi())
  const fetch = await fetchFromSite()
  const faults: string[] = []
  for (const { call, as, keep } of script) {
    await prepare(call)
    const api = makeClient({
      baseUrl: 'http://localhost:3000/api',
      fetch,
      headers: headersOf(as),
    })
    const answer: Answer = await calls[call](api, answeredValues)
    const fault = answer.data
      ? faultOf(answerAt(call, answer.response), answer.data)
      : redirectFault(call, answer.response)
    if (fault) faults.push(`${call} ${answer.response.status}: ${fault} ${JSON.stringify(answer.error)}`)
    for (const [name, path] of Object.entries(keep ?? {}))
      answeredValues[name] = String(valueAt(answer.data, path))
  }
  expect(script).toHaveLength(46)
  expect(faults).toEqual([])
})

const answerAt = (call: string, { status, headers }: Response) => {
  const [method = '', path = ''] = call.split(' ')
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  return ['paths', path, method.toLowerCase(), 'responses', `${status}`, 'content', type, 'schema']
}

/** Returns the fault of a redirect, or null. Only the picture of a place may redirect, as the document declares. */
function redirectFault(call: string, { status, headers }: Response): string | null {
  if (status !== 302 || call !== 'GET /places/photo') return 'was refused'
  return headers.get('location')?.includes('/api/business-photos/') ? null : 'leads nowhere'
}

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner, name) => Object(inner)[name], value)

function headersOf(caller: CallerName): Record<string, string> {
  if (caller === 'anonymous') return {}
  if (caller === 'lucia') return { authorization: `Bearer ${answeredValues.accessToken}` }
  return { cookie: scene.cookies[caller] ?? '', origin: 'http://localhost:3000' }
}

/** Stores records that a call needs and that no call of the script creates. */
async function prepare(call: string): Promise<void> {
  if (call === 'GET /auth/profile') {
    const lucia = await ctx.db.user.findFirstOrThrow({ where: { username: 'lucia.fernandez' } })
    const business = await buildBusiness(ctx, { userId: lucia.id })
    Object.assign(answeredValues, {
      businessId: business.id,
      slug: business.slug,
      professionalId: scene.ids.professional,
    })
    const id = ctx.ids.next()
    const size = { width: 800, height: 600, bytes: 1, sha256: 'x' }
    await ctx.db.photo.create({
      data: { id, state: 'business', ownerKey: lucia.id, createdAt: ctx.clock.now(), ...size },
    })
    await ctx.db.businessPhoto.create({
      data: { businessId: business.id, photoId: id, position: 0, caption: '' },
    })
    answeredValues.photoReference = `oficio:business:photo:${id}`
    await ctx.db.user.updateMany({ data: { emailVerifiedAt: ctx.clock.now() } })
  }
  if (call === 'GET /payments/verify/{paymentId}')
    answeredValues.paymentId = ctx.payments.pay(answeredValues.intentId ?? '')
  if (call === 'GET /password-reset/verify/{token}') {
    await runDueJobs(ctx)
    const links = ctx.mailer.sentMails.flatMap(({ content }) =>
      content.template === 'password-reset' ? [content.props.resetUrl] : [],
    )
    answeredValues.resetToken = links.at(-1)?.split('/').at(-1) ?? ''
  }
}
