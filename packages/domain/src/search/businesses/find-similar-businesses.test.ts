import { expect, it } from 'vitest'
import { findPlaceAnywhere } from '../../places/find-place'
import { buildBusiness } from '../../testing/builders/build-business'
import { createTestContext } from '../../testing/test-context'
import { findSimilarBusinesses } from './find-similar-businesses'

it('finds public businesses of the same category in the same town, best first', async () => {
  const ctx = await createTestContext()
  const categoryIds = [2]
  const { id } = await buildBusiness(ctx, { categoryIds, score: 90 })
  const good = await buildBusiness(ctx, { categoryIds, score: 50 })
  const best = await buildBusiness(ctx, { categoryIds, score: 70 })
  await buildBusiness(ctx, { categoryIds: [3] })
  await buildBusiness(ctx, { categoryIds, status: 'suspended' })
  const localidadId = (await findPlaceAnywhere(ctx, 'Funes'))?.localidadId ?? 0
  await buildBusiness(ctx, { categoryIds, localidadId })
  expect(await findSimilarBusinesses(ctx, { id })).toEqual([best.id, good.id])
})
