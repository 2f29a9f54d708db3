import { limits } from '@oficio/contracts/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { listPurgedTags } from '../../kernel/pages/list-purged-tags'
import { pageTags } from '../../kernel/pages/tags'
import { buildBusiness } from '../../testing/builders/build-business'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getBusiness } from '../get-business'
import { placeBusiness } from './place-business'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

async function shop() {
  const business = await buildBusiness(ctx, { name: 'Café La Esquina' })
  const town = await ctx.db.localidad.findUniqueOrThrow({ where: { id: business.localidadId } })
  return { id: business.id, version: business.version, town, owner: account(business.userId ?? '', 'user') }
}

const placeOf = async (id: string) => (await getBusiness(ctx, visitor(), { idOrSlug: id })).locations[0]

describe('the door of a business', () => {
  it('stands where its owner says, in what anybody reads and in every category; without a point in its town', async () => {
    const { id, version, town, owner } = await shop()
    const before = new Date()
    const spot = { latitude: town.latitude + 0.01, longitude: town.longitude }
    const placedBusiness = await placeBusiness(ctx, owner, { id, version, spot })
    expect(await placeOf(id)).toMatchObject({ ...spot, is_at_centre: false })
    expect(await listPurgedTags(ctx, before)).toContain(pageTags.business(id))
    const [far] = await ctx.db.$queryRaw<{ metres: number }[]>`
      SELECT earth_distance(spot::earth, ll_to_earth(${spot.latitude}::float8, ${spot.longitude}::float8)) AS metres
      FROM businesses WHERE id = ${id}::uuid`
    expect(far?.metres).toBeLessThan(1)

    await placeBusiness(ctx, owner, { id, version: placedBusiness.version, spot: null })
    expect(await placeOf(id)).toMatchObject({ latitude: town.latitude, is_at_centre: true })
  })

  it('is not further from its town than a town reaches', async () => {
    const { id, version, town, owner } = await shop()
    // A degree of latitude is 111 kilometres everywhere.
    const degrees = (limits.businessSpotKm + 1) / 111
    const spot = { latitude: town.latitude + degrees, longitude: town.longitude }
    await expect(placeBusiness(ctx, owner, { id, version, spot })).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { spot: expect.stringContaining(town.nombre) },
    })
    expect(await placeOf(id)).toMatchObject({ is_at_centre: true })
  })

  it('is nobody else’s to say, and not what another tab has not seen', async () => {
    const { id, version, town, owner } = await shop()
    const spot = { latitude: town.latitude, longitude: town.longitude }
    const other = (await shop()).owner
    await expect(placeBusiness(ctx, other, { id, version, spot })).rejects.toMatchObject({
      code: 'business_not_found',
    })
    const both = [1, 2].map(() => placeBusiness(ctx, owner, { id, version, spot }))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
