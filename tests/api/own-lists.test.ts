import { buildAdBooking } from '@oficio/domain/testing/builders/build-ad-booking'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildLead } from '@oficio/domain/testing/builders/build-lead'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { expect, it } from 'vitest'
import { idsOf, siteForEachTest } from './site-for-each-test'

const site = siteForEachTest()
const { read } = site

/** Returns the ids of a list, read page by page with two entries each. */
const readAll = async (path: string, field: string, caller: 'owner' | 'professional') =>
  idsOf(await site.readPages({ path, field, query: 'limit=2', caller }))

const ownerId = async () =>
  (await site.ctx.db.business.findUniqueOrThrow({ where: { id: site.scene.ids.business } })).userId ?? ''
const newestFirst = (rows: { id: string }[]) =>
  rows
    .map(({ id }) => id)
    .sort()
    .reverse()

it('pages through the requests, businesses and bookings of an account, newest first, and nobody else reads them', async () => {
  const { ctx } = site
  const userId = await ownerId()
  for (let n = 0; n < 4; n += 1) {
    await buildServiceRequest(ctx, { userId })
    await buildBusiness(ctx, { userId })
    await buildAdBooking(ctx, { userId })
  }
  const lists = [
    ['/service-requests', 'serviceRequests', await ctx.db.serviceRequest.findMany({ where: { userId } })],
    ['/user/businesses', 'businesses', await ctx.db.business.findMany({ where: { userId } })],
    ['/advertising/my-bookings', 'bookings', await ctx.db.adBooking.findMany({ where: { userId } })],
  ] as const
  for (const [path, field, rows] of lists) {
    expect(rows).toHaveLength(5)
    expect(await readAll(path, field, 'owner')).toEqual(newestFirst(rows))
    expect((await read(path, 'stranger')).body[field]).toEqual([])
    expect((await read(path, 'anonymous')).status).toBe(401)
  }
})

it('pages through all leads of a professional', async () => {
  const { ctx, scene } = site
  const professionalId = scene.ids.professional
  for (let n = 0; n < 4; n += 1) {
    const { id: requestId } = await buildServiceRequest(ctx)
    await buildLead(ctx, { requestId, professionalId, source: 'subscription' })
  }
  const leads = await ctx.db.lead.findMany({ where: { professionalId } })
  expect(leads).toHaveLength(5)
  expect(await readAll('/leads', 'leads', 'professional')).toEqual(newestFirst(leads))
})

it('pages through payments and notices, and gives as much as there is to who asks for more', async () => {
  expect(await readAll('/payments', 'payments', 'owner')).toEqual([])
  expect(await readAll('/notices', 'notices', 'owner')).toEqual([])
  expect((await read('/payments?limit=101', 'owner')).status).toBe(200)
  expect((await read('/payments?limit=0', 'owner')).body.errors).toEqual({
    limit: 'Tiene que ser 1 o más.',
  })
})

it('tells a professional their own id, by which everybody reads the public profile', async () => {
  const { professional } = site.scene.ids
  expect((await read('/auth/profile', 'professional')).body.professionalId).toBe(professional)
  expect((await read('/auth/profile', 'owner')).body.professionalId).toBeNull()
  expect((await read('/professionals/me', 'professional')).body).toMatchObject({
    id: professional,
    status: 'approved',
  })
  expect((await read('/professionals/me', 'owner')).status).toBe(403)
  const { status, body } = await read(`/professionals/${professional}`, 'anonymous')
  expect([status, body.id]).toEqual([200, professional])
  expect(JSON.stringify(body)).not.toMatch(/phone|email|taxId|cuit/i)
})

it('tells anybody the prices, hours and limits that hold now', async () => {
  site.ctx.settings.set('urgencyFeeArs', 18_000)
  site.ctx.settings.set('urgentFromHour', 7)
  site.ctx.settings.set('urgentUntilHour', 22)
  expect((await read('/settings/public', 'anonymous')).body).toMatchObject({
    urgency: { feeArs: 18_000, fromHour: 7, untilHour: 22 },
    professionals: { verificationFeeArs: 1, freeLeads: 3, monthlyPricePerRubroArs: 10_000 },
    businessPlans: { premium: { monthlyPriceArs: 25_000, rubrosMax: 5 } },
    serviceRequests: { expirationDays: [3, 7, 14, 30], photosMax: 5 },
  })
})
