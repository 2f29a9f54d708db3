import { builtInSettings, settingKeys } from '@oficio/contracts/settings'
import { beforeEach, expect, it } from 'vitest'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { listSettings } from './list-settings'
import { createSettings } from './read-settings'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const set = (value: number, validFrom: Date) =>
  ctx.db.setting.create({ data: { key: 'urgencyFeeArs', value, validFrom, createdAt: ctx.clock.now() } })

it('the newest value whose time has come is in force at once, the others keep their first', async () => {
  expect(await listSettings(ctx)).toEqual(builtInSettings())
  const now = ctx.clock.now().getTime()
  await set(16_000, new Date(now - 2_000))
  await set(17_000, new Date(now - 1_000))
  await set(99_000, new Date(now + 60_000))
  expect(await listSettings(ctx)).toEqual({ ...builtInSettings(), urgencyFeeArs: 17_000 })
  ctx.clock.advance({ minutes: 2 })
  expect((await listSettings(ctx)).urgencyFeeArs).toBe(99_000)
})

it('a stored value that no price may have is refused, not shown', async () => {
  await set(-1, ctx.clock.now())
  await expect(listSettings(ctx)).rejects.toThrow()
})

it("the operator's own first values hold where nothing is stored, as everywhere else on the site", async () => {
  const said = { urgentRefundMinutes: 0, urgentFromHour: 8, urgentUntilHour: 20 }
  const settings = createSettings(ctx.db, ctx.clock, said)
  const listed = await listSettings({ ...ctx, settings })
  expect(listed).toEqual({ ...builtInSettings(), ...said })
  for (const key of settingKeys) expect(listed[key]).toBe(await settings.get(key))
})
