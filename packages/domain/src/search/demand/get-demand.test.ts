import { getDemandEndpoint } from '@oficio/contracts/search/demand'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { findPlace } from '../../places/find-place'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { usualRubro } from '../../testing/builders/usual'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getDemand } from './get-demand'
import { getOwnDemand } from './get-own-demand'

let ctx: TestCtx
let rubroId: number
let otherId: number
beforeEach(async () => {
  ctx = await createTestContext()
  rubroId = (await usualRubro(ctx)).id
  otherId = (await ctx.db.rubro.findFirstOrThrow({ where: { id: { not: rubroId } } })).id
})

const townId = async (city: string) => (await findPlace(ctx, 'Santa Fe', city))?.localidadId ?? 0
const ask = (more: object = {}) =>
  getDemand(
    ctx,
    visitor(),
    getDemandEndpoint.query.parse({ rubroIds: String(rubroId), state: 'Santa Fe', city: 'Rosario', ...more }),
  )

describe('what was asked for', () => {
  it('counts confirmed requests of the rubros within reach, and those in which there was contact', async () => {
    const contactedRequest = await buildServiceRequest(ctx)
    const { id: professionalId } = await buildProfessional(ctx)
    const lead = { requestId: contactedRequest.id, professionalId, contactedAt: ctx.clock.now() }
    await buildLead(ctx, lead)
    const openedRequest = await buildServiceRequest(ctx, { localidadId: await townId('San Lorenzo') })
    await buildLead(ctx, { requestId: openedRequest.id, professionalId })
    await buildServiceRequest(ctx, { rubroId: otherId })
    await buildServiceRequest(ctx, { confirmedAt: null })
    await buildServiceRequest(ctx, { localidadId: await townId('Rafaela') })
    expect(await ask()).toMatchObject({ days: 90, requests: 2, answered: 1, isCountCapped: false })
    expect(await ask({ radiusKm: '5' })).toMatchObject({ requests: 1, answered: 1 })
    expect(await ask({ rubroIds: [String(rubroId), String(otherId)] })).toMatchObject({ requests: 3 })
  })

  it('forgets what is older, and answers nothing where nothing was asked', async () => {
    await buildServiceRequest(ctx)
    ctx.clock.advance({ days: 91 })
    expect(await ask()).toMatchObject({ requests: 0, answered: 0, hasData: false })
  })

  it('tells none here from nothing counted yet: somebody asked for something elsewhere', async () => {
    await buildServiceRequest(ctx, { rubroId: otherId, confirmedAt: null })
    expect(await ask()).toMatchObject({ requests: 0, hasData: false })
    await buildServiceRequest(ctx, { rubroId: otherId, localidadId: await townId('Rafaela') })
    expect(await ask()).toMatchObject({ requests: 0, hasData: true })
  })

  it('names the own town first and the larger ones in reach, and none beyond', async () => {
    const { center, towns } = await ask({ radiusKm: '30' })
    expect(towns[0]?.nombre).toBe('Rosario')
    expect(towns.map(({ nombre }) => nombre)).not.toContain('Rafaela')
    expect(center).toMatchObject({ latitude: towns[0]?.latitude })
  })

  it('is refused for a place that nobody knows, and for none of the rubros', async () => {
    await expect(ask({ city: 'Atlantis' })).rejects.toMatchObject({ fields: { city: expect.any(String) } })
    expect(getDemandEndpoint.query.safeParse({ rubroIds: '', state: 'x', city: 'x' }).success).toBe(false)
  })
})

describe('what was asked for near a professional', () => {
  it('is counted for their own rubros and radius, and for nobody else to read', async () => {
    await buildServiceRequest(ctx)
    await buildServiceRequest(ctx, { rubroId: otherId })
    const { id, userId } = await buildProfessional(ctx)
    const own = account(userId, 'professional')
    expect(await getOwnDemand(ctx, own, {})).toMatchObject({ requests: 1 })
    const other = await buildProfessional(ctx, { rubroIds: [rubroId, otherId] })
    expect(await getOwnDemand(ctx, account(other.userId, 'professional'), {})).toMatchObject({ requests: 2 })
    await expect(
      getOwnDemand(ctx, account(other.userId, 'professional'), { professionalId: id }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is not known before they have said where they work', async () => {
    const { userId } = await buildProfessional(ctx, { status: 'pending_approval', localidadId: null })
    expect(await getOwnDemand(ctx, account(userId, 'professional'), {})).toBeNull()
  })
})

it('counts whole localities: where in the town a professional or a client stands changes nothing', () => {
  const queryKeys = Object.keys(getDemandEndpoint.query.shape)
  expect(queryKeys).toEqual(['rubroIds', 'state', 'city', 'radiusKm'])
})
