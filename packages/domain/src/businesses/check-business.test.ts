import { expect, it } from 'vitest'
import { businessForm } from '../testing/business-form'
import { createTestContext } from '../testing/test-context'
import { checkBusiness } from './check-business'

it('refuses a founding year that has not come in Argentina', async () => {
  const ctx = await createTestContext()
  // 01:00 UTC on January 1st is still December 31st in Argentina.
  ctx.clock.set(new Date('2031-01-01T01:00:00.000Z'))
  const check = (foundingYear: number) =>
    ctx.transaction((ctx) => checkBusiness(ctx, businessForm({ foundingYear })))
  await expect(check(2031)).rejects.toMatchObject({
    fields: { foundingYear: expect.stringContaining('todavía no llegó') },
  })
  await expect(check(2030)).resolves.toBeTruthy()
})
