import { isAllowed } from '@oficio/contracts/access'
import { limits } from '@oficio/contracts/limits'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallerName, callHandler, makeScene, roleOf, type Scene, serveWith, stopServing } from './api'
import { type DiskHandler, loadHandlers } from './on-disk'

let scene: Scene
let handlers: DiskHandler[]

beforeAll(async () => {
  const ctx = await createTestContext()
  serveWith(ctx)
  scene = await makeScene(ctx)
  handlers = await loadHandlers()
})
afterAll(stopServing)

const callers: readonly CallerName[] = ['anonymous', 'owner', 'user', 'professional', 'stranger', 'admin']

it.each(callers)('%s is let in exactly where the contracts say', async (caller) => {
  const cookie = scene.cookies[caller]
  for (const disk of handlers) {
    const { endpoint } = disk.handler
    // `logout` would end the session that the other calls use.
    if (!endpoint || endpoint.name === 'logout') continue
    // The id does not exist and the body is empty. So a caller who passes the access check gets another error code and
    // changes nothing.
    const { code } = await callHandler(disk, { cookie, params: { id: 'x', size: 'x' }, body: {} })
    const refusal = roleOf[caller] === null ? 'unauthenticated' : 'forbidden'
    const isIn = isAllowed(endpoint.access, roleOf[caller])
    if (isIn) expect(`${endpoint.name}: ${code}`).not.toBe(`${endpoint.name}: unauthenticated`)
    else expect(`${endpoint.name}: ${code}`).toBe(`${endpoint.name}: ${refusal}`)
  }
})

/** Bodies of calls that would succeed for the owner of the record. */
const bodies: Record<string, unknown> = {
  updateServiceRequest: { contactName: 'Otra' },
  changeServiceRequestStatus: { status: 'cancelled' },
  confirmServiceRequest: { code: '123456' },
  reportLead: { reason: 'no_answer' },
  answerLeadReport: { answer: 'contacted' },
  writeReview: { rating: 5 },
  answerReview: { answer: 'Gracias' },
  reportReview: { reason: 'insults' },
  answerWorkQuestion: { answer: 'done' },
  decideLeadReport: { decision: 'return', note: 'Sí' },
  notifyServiceRequest: {},
  changeBusiness: {
    name: 'Otro café',
    categoryIds: [2],
    address: 'Córdoba 1500',
    state: 'Santa Fe',
    city: 'Rosario',
    phone: '341 455 5123',
    email: 'otra@example.com',
  },
  changeBusinessHours: { businessHours: {} },
  placeBusiness: { spot: null },
  changeBusinessPlan: { tier: 'basic', rubroIds: [1] },
  changeBusinessSpecialHours: { days: [] },
  renewBusinessPoster: { version: 1 },
  changeBusinessPhotos: { photos: [], logoId: null },
  claimBusiness: { code: '1'.repeat(limits.pageCodeDigits) },
  setAdBanner: {
    title: 'Ferretería',
    targetUrl: 'www.example.com',
    photoId: '00000000-0000-7000-8000-000000000001',
  },
  approveAdBanner: { version: 1 },
  rejectAdBanner: { version: 1, reason: 'No' },
  createBusinessSubscription: { tier: 'basic', rubroIds: [1] },
}

/**
 * Calls open to everybody who has the address. The public view of a request has no contact data (see the privacy
 * tests).
 */
const publicCalls = ['getServiceRequest', 'getAdPicture', 'countAdView', 'countAdClick']

/** Calls that name a record outside of their path. */
const namedInBody = ['notifyServiceRequest', 'batchSubscriptionStatus', 'createBusinessSubscription']

describe("somebody else's records", () => {
  const idOf = (path: string, { ids }: Scene): string =>
    path.startsWith('/leads')
      ? ids.lead
      : path.includes('lead-reports')
        ? ids.report
        : path.startsWith('/photos')
          ? ids.photo
          : path.startsWith('/user/businesses')
            ? ids.business
            : path.includes('/advertising/')
              ? ids.adBooking
              : ids.request

  it.each(['anonymous', 'user', 'stranger'] as const)('are out of reach of: %s', async (caller) => {
    for (const disk of handlers) {
      const { endpoint } = disk.handler
      const isAboutRecord = endpoint?.path.includes('{id}') || namedInBody.includes(endpoint?.name ?? '')
      if (!endpoint || !isAboutRecord || publicCalls.includes(endpoint.name)) continue
      const id = idOf(endpoint.path, scene)
      const body =
        endpoint.method === 'GET'
          ? undefined
          : {
              ...Object(bodies[endpoint.name]),
              serviceRequestId: id,
              professionalIds: [scene.ids.professional],
              businessId: scene.ids.business,
            }
      const params = { id: endpoint.path.startsWith('/admin/jobs') ? '1' : id, size: 'thumb' }
      const { status, code } = await callHandler(disk, {
        cookie: scene.cookies[caller],
        params,
        query: 'exp=9999999999&sig=x',
        body,
      })
      // The refusal must say that the record is unknown or belongs to somebody else. Any other refusal proves nothing.
      expect(`${endpoint.name} ${status} ${code}`).toMatch(
        / (401 unauthenticated|403 (forbidden|out_of_reach|lead_needed)|404 (not_found|request_not_found|payment_not_found|business_not_found|ad_booking_not_found)|422 code_wrong)$/,
      )
    }
  })
})
