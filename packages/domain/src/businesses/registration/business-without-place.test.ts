import { readWeek } from '@oficio/contracts/businesses/hours/hours'
import { changeBusinessEndpoint } from '@oficio/contracts/businesses/owner'
import {
  createBusinessSubscriptionEndpoint,
  registerBusinessEndpoint,
} from '@oficio/contracts/businesses/registration'
import { usualHours } from '@oficio/contracts/kernel/usual-hours'
import { businessSearchQuery } from '@oficio/contracts/search/businesses'
import { beforeEach, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { findPlace } from '../../places/find-place'
import { searchBusinesses } from '../../search/businesses/search-businesses'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getBusiness } from '../get-business'
import { changeBusiness } from '../owner/change-business'
import { getOwnBusiness } from '../owner/get-own-business'
import { listOwnBusinesses } from '../owner/list-own-businesses'
import { createBusinessSubscription } from '../plans/create-business-subscription'
import { registerBusiness } from './register-business'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

/** The form of an API client that sends neither the address nor the plan. */
const shortForm = {
  name: 'Café del API',
  description: 'Café de especialidad.',
  shortDescription: 'Café',
  website: 'www.cafe.example',
  phone: '0341 15-555-1234',
  email: 'cafe@example.com',
  foundingYear: 1998,
  employeeCount: 4,
  openingHours: { monday: { open: '08:00', close: '20:00', closed: false } },
  socialMedia: { instagram: '@cafe' },
  features: [1],
  categoryIds: [2],
}

async function registered(changes: object = {}) {
  const owner = account((await buildUser(ctx)).id, 'user')
  const body = registerBusinessEndpoint.body.parse({ ...shortForm, ...changes })
  return { owner, answer: await registerBusiness(ctx, owner, body) }
}

const subscribe = (owner: ReturnType<typeof account>, businessId: string) =>
  createBusinessSubscription(
    ctx,
    owner,
    createBusinessSubscriptionEndpoint.body.parse({ businessId, tier: 'premium', rubroIds: [1] }),
  )

it('registers without an address, keeps the hours, and says what is missing', async () => {
  const { owner, answer } = await registered()
  expect(answer).toMatchObject({ status: 'pending_payment', missing: ['address', 'rubros'] })
  const { business, isIncomplete, plan } = await getOwnBusiness(ctx, owner, { id: answer.id })
  expect([isIncomplete, plan.payWay, business.locations]).toEqual([true, null, []])
  expect(business.business_hours.monday).toMatchObject({ open: '08:00', close: '20:00' })
  expect(business.business_hours.sunday.closed).toBe(true)
  expect(await listOwnBusinesses(ctx, owner)).toMatchObject([
    { city: null, isIncomplete: true, payWay: null },
  ])
})

it('is neither paid nor seen before its owner says where it is', async () => {
  const { owner, answer } = await registered()
  await expect(subscribe(owner, answer.id)).rejects.toMatchObject({ code: 'business_incomplete' })
  await expect(getBusiness(ctx, visitor(), { idOrSlug: answer.id })).rejects.toMatchObject({
    code: 'business_not_found',
  })
  // A constraint of the database keeps a business without a place hidden in any case.
  await expect(
    ctx.db.business.update({ where: { id: answer.id }, data: { status: 'active' } }),
  ).rejects.toThrow('businesses_public_in_a_place')
})

it('is paid and found once its owner has completed the address', async () => {
  const { owner, answer } = await registered()
  const { openingHours: _hours, ...form } = shortForm
  const body = changeBusinessEndpoint.body.parse({
    ...form,
    address: 'Córdoba 1500',
    state: 'Santa Fe',
    city: 'Rosario',
  })
  await changeBusiness(ctx, owner, { ...body, id: answer.id })
  expect(await subscribe(owner, answer.id)).toMatchObject({ requiresRedirect: true })
  await ctx.db.business.update({ where: { id: answer.id }, data: { status: 'active' } })
  const { businesses } = await searchBusinesses(
    ctx,
    visitor(),
    businessSearchQuery.parse({ query: 'especialidad', cityName: 'Rosario, Santa Fe' }),
  )
  expect(businesses.map(({ id }) => id)).toEqual([answer.id])
})

it('takes the ids of places as numbers and as texts', async () => {
  const place = await findPlace(ctx, 'Santa Fe', 'Rosario')
  const ids = { state: place?.provinciaId, city: place?.localidadId }
  for (const where of [ids, { state: String(ids.state), city: String(ids.city) }]) {
    const { owner, answer } = await registered({ address: 'Córdoba 1500', ...where, selectedRubros: [1] })
    expect(answer.missing).toEqual([])
    const own = await getOwnBusiness(ctx, owner, { id: answer.id })
    expect(own).toMatchObject({ localidadId: ids.city, provinciaId: ids.state, isIncomplete: false })
  }
})

it('asks for a whole address where one is begun', async () => {
  await expect(registered({ address: 'Córdoba 1500', city: 'Rosario' })).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { state: expect.any(String) },
  })
  const blank = registerBusinessEndpoint.body.safeParse({ ...shortForm, address: ' ', state: '', city: '' })
  expect(blank.error?.issues.map(({ message }) => message)).toEqual([
    'La dirección es obligatoria.',
    'La provincia es obligatoria.',
    'La ciudad es obligatoria.',
  ])
})

it('opens in the usual week when no hours are sent', async () => {
  const { owner, answer } = await registered({ openingHours: undefined })
  const { business } = await getOwnBusiness(ctx, owner, { id: answer.id })
  expect(readWeek(business.business_hours)).toEqual(usualHours)
})

it('registers one business for equal forms of one device without a key', async () => {
  const body = registerBusinessEndpoint.body.parse(shortForm)
  const send = (deviceHash: string) => registerBusiness(ctx, visitor({ deviceHash }), body)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('phone-1')))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await ctx.db.business.count()).toBe(1)
  await expect(send('phone-2')).rejects.toMatchObject({ code: 'email_taken' })
})
