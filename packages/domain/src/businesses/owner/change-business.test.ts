import {
  changeBusinessEndpoint,
  changeBusinessHoursEndpoint,
  changeSpecialHoursEndpoint,
} from '@oficio/contracts/businesses/owner'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import type { Business } from '@oficio/db/generated/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { listPurgedTags } from '../../kernel/pages/list-purged-tags'
import { pageTags } from '../../kernel/pages/tags'
import { addDays } from '../../kernel/time/days'
import { storePhoto } from '../../photos/store-photo'
import { type BusinessOverrides, buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { businessForm } from '../../testing/business-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getBusiness } from '../get-business'
import { readBusinessPhoto } from '../read-business-photo'
import { changeBusiness } from './change-business'
import { changeBusinessHours } from './change-hours'
import { changeBusinessPhotos } from './change-photos'
import { changeSpecialHours } from './change-special-hours'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

async function shop(overrides: BusinessOverrides = {}): Promise<{ business: Business; owner: Account }> {
  const business = await buildBusiness(ctx, { name: 'Café La Esquina', ...overrides })
  return { business, owner: account(business.userId ?? '', 'user') }
}

const form = (id: string, changes: object = {}) => ({
  id,
  ...changeBusinessEndpoint.body.parse({ ...businessForm(), ...changes }),
})
const read = (idOrSlug: string) => getBusiness(ctx, visitor(), { idOrSlug })
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error) => error.code,
  )

describe('a business that its owner changes', () => {
  it('loses what an admin verified when name, phone or address change, and keeps it otherwise', async () => {
    const { business, owner } = await shop()
    await changeBusiness(ctx, owner, form(business.id))
    const isVerifiedAfter = async (changes: object) => {
      await ctx.db.business.update({
        where: { id: business.id },
        data: { verifiedAt: ctx.clock.now(), verifiedWhat: 'Vimos la habilitación' },
      })
      await changeBusiness(ctx, owner, form(business.id, changes))
      return (await read(business.id)).is_verified
    }
    expect(await isVerifiedAfter({ description: 'Otra descripción, más larga.' })).toBe(true)
    expect(await isVerifiedAfter({ name: 'Café Otro' })).toBe(false)
    expect(await isVerifiedAfter({ name: 'Café Otro', address: 'Otra calle 12' })).toBe(false)
    const audit = await ctx.db.auditEntry.findMany({ where: { actorKind: 'system' } })
    expect(audit.map(({ action }) => action)).toEqual(Array(2).fill('business-verification-withdrawn'))
  })

  it('is what anybody reads from then on, and its kept page is dropped', async () => {
    const { business, owner } = await shop()
    const before = new Date()
    await changeBusiness(
      ctx,
      owner,
      form(business.id, {
        categoryIds: [1, 3],
        features: [6],
        website: 'cafe.com.ar',
        description: 'Tostamos acá.',
      }),
    )
    expect(await read(business.id)).toMatchObject({
      description: 'Tostamos acá.',
      website_url: 'https://cafe.com.ar/',
      categories: [{ name: 'Restaurantes' }, { name: 'Bares' }],
      tags: [{ name: 'WiFi' }],
    })
    const purges = await listPurgedTags(ctx, before)
    expect(purges).toContain(pageTags.business(business.id))
    expect(purges).not.toContain(pageTags.businessLink(business.id))
  })

  it('gets a new address with a new name, the old address leads to it, and the old name restores the old address', async () => {
    const { business, owner } = await shop()
    expect(business.slug).toBe('cafe-la-esquina')
    const { slug } = await changeBusiness(ctx, owner, form(business.id, { name: 'Bar del Puerto' }))
    expect(slug).toBe('bar-del-puerto')
    for (const address of ['cafe-la-esquina', 'bar-del-puerto', 'BAR-del-Puerto', business.id])
      expect((await read(address)).slug).toBe('bar-del-puerto')
    // No other business gets an address that once led here.
    const other = await shop()
    expect(other.business.slug).toBe('cafe-la-esquina-rosario')
    expect(await changeBusiness(ctx, owner, form(business.id))).toMatchObject({ slug: 'cafe-la-esquina' })
  })

  it('stands at the centre of its new town when it moves, in its categories too', async () => {
    const { business, owner } = await shop({ latitude: -32.95, longitude: -60.66 })
    await changeBusiness(ctx, owner, form(business.id, { city: 'Rafaela' }))
    const [location] = (await read(business.id)).locations
    expect(location).toMatchObject({ city: 'Rafaela', is_at_centre: true })
    const { localidadId } = await ctx.db.business.findUniqueOrThrow({ where: { id: business.id } })
    expect(await ctx.db.businessCategoryLink.findMany()).toMatchObject([{ localidadId }])
  })

  it('shows its pictures in the order that was chosen, to everybody while it is public', async () => {
    const { business, owner } = await shop()
    const bytes = new Uint8Array([1, 2, 3])
    const ids = []
    for (let index = 0; index < 3; index += 1) ids.push((await storePhoto(ctx, owner, { bytes })).id)
    const [first = '', second = '', logoId = ''] = ids
    const { id } = business
    await changeBusinessPhotos(ctx, owner, {
      id,
      photos: [{ id: first }, { id: second }],
      logoId,
      version: undefined,
    })
    await changeBusinessPhotos(ctx, owner, {
      id,
      photos: [{ id: second, caption: 'La vereda' }, { id: first }],
      logoId: null,
      version: undefined,
    })
    expect((await read(id)).photos.map((photo) => [photo.id, photo.caption])).toEqual([
      [second, 'La vereda'],
      [first, ''],
    ])
    expect(await ctx.db.photo.findUniqueOrThrow({ where: { id: logoId } })).toMatchObject({
      state: 'removing',
    })
    expect((await readBusinessPhoto(ctx, visitor(), { id: first, size: 'full' })).type).toBe('image/webp')
    await ctx.db.business.update({ where: { id }, data: { status: 'suspended' } })
    expect(await codeOf(readBusinessPhoto(ctx, visitor(), { id: first, size: 'full' }))).toBe('not_found')
  })

  it('is open as it says: in the week, and on the days that are no usual ones, those of the past left out', async () => {
    const { business, owner } = await shop()
    const { id } = business
    const night = { open: '20:00', close: '02:00' }
    await changeBusinessHours(ctx, owner, {
      id,
      ...changeBusinessHoursEndpoint.body.parse({ businessHours: { friday: night } }),
    })
    const day = (days: number) => calendarDay(addDays(ctx.clock.now(), days))
    const days = [
      { date: day(-1), hours: { closed: true } },
      { date: day(0), label: 'Feriado', hours: { closed: true } },
      { date: day(9), hours: { open: '10:00', close: '13:00' } },
    ]
    await changeSpecialHours(ctx, owner, { id, ...changeSpecialHoursEndpoint.body.parse({ days }) })
    const page = await read(id)
    expect(page.business_hours.friday).toEqual({ ...night, closed: false, second: null })
    expect(page.business_hours.monday.closed).toBe(true)
    expect(page.special_hours).toMatchObject([
      { date: day(0), label: 'Feriado', closed: true },
      { date: day(9), label: '', open: '10:00' },
    ])
  })
})

describe('of two tabs that hold the same business', () => {
  it('the later one gets an error, also when both save at the same moment', async () => {
    const { business, owner } = await shop()
    const { id, version } = business
    const outcomes = await Promise.allSettled([
      changeBusiness(ctx, owner, form(id, { description: 'Una', version })),
      changeBusiness(ctx, owner, form(id, { description: 'Otra', version })),
      changeBusinessHours(ctx, owner, {
        id,
        ...changeBusinessHoursEndpoint.body.parse({ businessHours: {}, version }),
      }),
    ])
    const refusalCodes = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.code] : [],
    )
    expect(refusalCodes).toEqual(['business_changed', 'business_changed'])
    expect((await ctx.db.business.findUniqueOrThrow({ where: { id } })).version).toBe(version + 1)
  })
})

describe('whose business it is', () => {
  it('rejects everybody but its owner, and everybody for a removed business', async () => {
    const { business, owner } = await shop()
    const other = account((await buildUser(ctx)).id, 'user')
    const { id } = business
    expect(await codeOf(changeBusiness(ctx, other, form(id)))).toBe('business_not_found')
    expect(await codeOf(changeBusiness(ctx, visitor({ deviceHash: 'x' }), form(id)))).toBe('unauthenticated')
    await ctx.db.business.update({ where: { id }, data: { status: 'removed', removedAt: ctx.clock.now() } })
    expect(await codeOf(changeBusiness(ctx, owner, form(id)))).toBe('business_not_found')
  })
})
