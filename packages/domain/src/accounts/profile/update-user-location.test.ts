import { expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext } from '../../testing/test-context'
import { updateUserLocation } from './update-user-location'

it("a user's location is stored by the names of province and town, and refused without them or for unknown ones", async () => {
  const ctx = await createTestContext()
  const { id } = await buildUser(ctx)
  const store = (input: { state?: string; city?: string; address?: string }) =>
    updateUserLocation(ctx, account(id, 'user'), input)
  await store({ state: 'Santa Fe', city: 'rosario', address: 'San Lorenzo 1234' })
  const storedUser = () => ctx.db.user.findUniqueOrThrow({ where: { id }, include: { localidad: true } })
  expect(await storedUser()).toMatchObject({ address: 'San Lorenzo 1234', localidad: { nombre: 'Rosario' } })
  for (const incomplete of [{ state: 'Santa Fe' }, { city: 'Rosario' }, {}])
    await expect(store(incomplete)).rejects.toMatchObject({ code: 'location_fields_missing' })
  await expect(store({ state: 'Santa Fe', city: 'Atlantis' })).rejects.toMatchObject({
    fields: { city: expect.any(String) },
  })
  expect(await storedUser()).toMatchObject({ localidad: { nombre: 'Rosario' } })
})
