import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildSubscription } from '../../testing/builders/build-subscription'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getProfessionalName } from '../profile/get-professional-name'
import { getRubroSelection } from './get-rubro-selection'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

it("a rubro costs the setting's price without a subscription, and the kept price with one", async () => {
  const { id, userId } = await buildProfessional(ctx)
  const actor = account(userId, 'professional')
  ctx.settings.set('monthlyPricePerRubroArs', 12_000)
  expect(await getRubroSelection(ctx, actor)).toMatchObject({ unitPriceArs: 12_000, isSubscribed: false })
  await buildSubscription(ctx, { professionalId: id, unitPriceCentavos: 900_000 })
  expect(await getRubroSelection(ctx, actor)).toMatchObject({ unitPriceArs: 9_000, isSubscribed: true })
})

it('every number of rubros that can be chosen has its price: each costs the same, and none costs as much as one', async () => {
  const { userId } = await buildProfessional(ctx)
  ctx.settings.set('monthlyPricePerRubroArs', 10_000)
  const { rubros, prices } = await getRubroSelection(ctx, account(userId, 'professional'))
  expect(prices).toHaveLength(rubros.length + 1)
  expect(prices[0]).toEqual({ units: 1, monthlyPriceArs: 10_000 })
  expect(prices[3]).toEqual({ units: 3, monthlyPriceArs: 30_000 })
})

it('an admin reads whose rubros they are, and other professionals do not', async () => {
  const { id: professionalId, user } = await buildProfessional(ctx)
  const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
  const stranger = account((await buildProfessional(ctx)).userId, 'professional')
  expect((await getRubroSelection(ctx, admin, { professionalId })).chosenIds).toHaveLength(1)
  expect(await getProfessionalName(ctx, admin, { professionalId })).toBe(`${user.firstName} ${user.lastName}`)
  for (const reading of [getRubroSelection, getProfessionalName])
    await expect(reading(ctx, stranger, { professionalId })).rejects.toMatchObject({ code: 'not_found' })
})
