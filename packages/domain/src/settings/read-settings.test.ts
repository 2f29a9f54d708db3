import { beforeEach, describe, expect, it } from 'vitest'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { createSettings } from './read-settings'

let ctx: TestCtx
let settings: ReturnType<typeof createSettings>
beforeEach(async () => {
  ctx = await createTestContext()
  settings = createSettings(ctx.db, ctx.clock)
})

const store = (value: number, validFrom: Date) =>
  ctx.db.setting.create({ data: { key: 'trialLeads', value, validFrom, createdAt: ctx.clock.now() } })
const inMinutes = (minutes: number) => new Date(ctx.clock.now().getTime() + minutes * 60_000)

describe('a setting', () => {
  it('has its first value until somebody changes it', async () => {
    expect(await settings.get('trialLeads')).toBe(3)
    expect(await settings.get('urgencyFeeArs')).toBe(15_000)
  })

  it('takes the newest value whose time has come, and no later one', async () => {
    await store(5, inMinutes(-20))
    await store(7, inMinutes(-10))
    await store(9, inMinutes(10))
    expect(await settings.get('trialLeads')).toBe(7)
    ctx.clock.advance({ minutes: 10 })
    expect(await settings.get('trialLeads')).toBe(9)
  })

  it('follows a change within five seconds', async () => {
    await settings.get('trialLeads')
    await store(5, ctx.clock.now())
    ctx.clock.advance({ seconds: 5 })
    expect(await settings.get('trialLeads')).toBe(5)
  })

  it('is refused when what is stored makes no sense', async () => {
    await store(-1, inMinutes(-1))
    await expect(settings.get('trialLeads')).rejects.toThrow()
  })
})
