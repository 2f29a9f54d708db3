import { beforeEach, expect, it } from 'vitest'
import { buildProfessional } from '../testing/builders/build-professional'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { readHomeFigures } from './home-figures'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

async function buildMany(count: number, medianResponseMinutes: number | null) {
  const towns = await ctx.db.localidad.findMany({ select: { id: true }, orderBy: { id: 'asc' }, take: 12 })
  for (let at = 0; at < count; at++)
    await buildProfessional(ctx, { localidadId: towns[at % towns.length]?.id ?? 0, medianResponseMinutes })
}

it('tells nothing while there are few professionals', async () => {
  await buildMany(3, 20)
  expect(await readHomeFigures(ctx)).toBeNull()
})

it('counts professionals and towns, and tells the usual time only if enough of them were measured', async () => {
  await buildMany(81, null)
  await buildMany(19, 90)
  expect(await readHomeFigures(ctx)).toEqual({ professionals: 100, towns: 12, medianMinutes: null })
  await buildMany(1, 90)
  expect(await readHomeFigures(ctx)).toEqual({ professionals: 101, towns: 12, medianMinutes: 90 })
})
