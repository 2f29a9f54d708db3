import { beforeEach, expect, it } from 'vitest'
import { findPlaceAnywhere } from '../../places/find-place'
import { buildProfessional } from '../../testing/builders/build-professional'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getProfileNeighbours } from './get-profile-neighbours'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

it('lists the towns of the work area, and others of the same rubro who travel there', async () => {
  const { id: gas } = await ctx.db.rubro.findUniqueOrThrow({ where: { slug: 'gas' } })
  const { id: plumbing } = await ctx.db.rubro.findUniqueOrThrow({ where: { slug: 'plomeria' } })
  const serviceRadiusKm = 25
  const { id } = await buildProfessional(ctx, { rubroIds: [gas], serviceRadiusKm })
  const similar = await buildProfessional(ctx, { rubroIds: [gas], serviceRadiusKm })
  await buildProfessional(ctx, { rubroIds: [plumbing], serviceRadiusKm })
  const far = (await findPlaceAnywhere(ctx, 'Villa María'))?.localidadId ?? 0
  await buildProfessional(ctx, { rubroIds: [gas], serviceRadiusKm, localidadId: far })
  const neighbours = await getProfileNeighbours(ctx, { id })
  expect(neighbours.similar.map(({ professionalId }) => professionalId)).toEqual([similar.id])
  expect(neighbours.similarRubro).toBe((await ctx.db.rubro.findUniqueOrThrow({ where: { id: gas } })).name)
  const [home, ...otherTowns] = neighbours.towns.map(({ nombre }) => nombre)
  expect(home).toBe('Rosario')
  expect(otherTowns).toContain('Funes')
})

it('throws not_found for a professional who is not public', async () => {
  const { id } = await buildProfessional(ctx, { status: 'suspended' })
  await expect(getProfileNeighbours(ctx, { id })).rejects.toMatchObject({ code: 'not_found' })
})
