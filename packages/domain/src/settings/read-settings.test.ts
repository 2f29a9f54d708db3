import { builtInSettings, settingKeys } from '@oficio/contracts/settings/settings'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OtherConnection, otherConnection } from '../testing/other-connection'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { createSettings } from './read-settings'

let ctx: TestCtx
let settings: ReturnType<typeof createSettings>
beforeEach(async () => {
  ctx = await createTestContext()
  // Long patience, so that the test waits for the database on a slow machine.
  settings = createSettings(ctx.db, ctx.clock, {}, 3_600_000)
})

const store = (value: number, validFrom: Date) =>
  ctx.db.setting.create({ data: { key: 'trialLeads', value, validFrom, createdAt: ctx.clock.now() } })
const storeFee = (value: number, minutes = 0) =>
  ctx.db.setting.create({
    data: { key: 'urgencyFeeArs', value, validFrom: inMinutes(minutes), createdAt: ctx.clock.now() },
  })
const inMinutes = (minutes: number) => new Date(ctx.clock.now().getTime() + minutes * 60_000)

describe('a setting', () => {
  it('has its initial value until somebody changes it', async () => {
    expect(await settings.get('trialLeads')).toBe(3)
    expect(await settings.get('urgencyFeeArs')).toBe(15_000)
  })

  it('has the newest value that has started', async () => {
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

  it('throws if the stored value is invalid', async () => {
    await store(-1, inMinutes(-1))
    await expect(settings.get('trialLeads')).rejects.toThrow()
  })
})

it('reads all settings in one query for any number of callers', async () => {
  const findMany = vi.spyOn(ctx.db.setting, 'findMany')
  const values = await Promise.all(settingKeys.map((key) => settings.get(key)))
  expect(values).toEqual(settingKeys.map((key) => settings.firsts[key]))
  expect(await settings.getAll()).toEqual(settings.firsts)
  expect(findMany).toHaveBeenCalledTimes(1)
  findMany.mockRestore()
})

it('follows an announced change at once', async () => {
  await settings.get('trialLeads')
  await store(5, ctx.clock.now())
  expect(await settings.get('trialLeads')).toBe(3)
  settings.forget()
  expect(await settings.get('trialLeads')).toBe(5)
})

describe('an amount that somebody will owe', () => {
  it('is the stored value, even in a process that missed the change', async () => {
    expect(await settings.getFresh('urgencyFeeArs')).toBe(15_000)
    await storeFee(20_000)
    expect(await settings.getFresh('urgencyFeeArs')).toBe(20_000)
    expect(await settings.get('urgencyFeeArs')).toBe(20_000)
  })

  it('ignores a read that began before the request', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const findMany = vi.spyOn(ctx.db.setting, 'findMany')
    const rows = await ctx.db.setting.findMany()
    findMany.mockImplementationOnce((() => gate.then(() => rows)) as never)
    const before = settings.get('urgencyFeeArs')
    await storeFee(20_000)
    const fees = [1, 2, 3].map(() => settings.getFresh('urgencyFeeArs'))
    open()
    expect(await before).toBe(15_000)
    expect(await Promise.all(fees)).toEqual([20_000, 20_000, 20_000])
    // The read of this test, the read under way, and one shared read of the three concurrent callers.
    expect(findMany).toHaveBeenCalledTimes(3)
    findMany.mockRestore()
  })
})

describe('all settings together, for cached pages', () => {
  it('have the newest value that has started, or else their initial value', async () => {
    const urgentSettings = { urgentRefundMinutes: 0, urgentFromHour: 8, urgentUntilHour: 20 }
    settings = createSettings(ctx.db, ctx.clock, urgentSettings, 3_600_000)
    expect(await settings.getAll()).toEqual({ ...builtInSettings(), ...urgentSettings })
    await storeFee(16_000, -2)
    await storeFee(17_000, -1)
    await storeFee(99_000, 1)
    settings.forget()
    const all = await settings.getAll()
    expect(all).toEqual({ ...builtInSettings(), ...urgentSettings, urgencyFeeArs: 17_000 })
    for (const key of settingKeys) expect(await settings.get(key)).toBe(all[key])
    ctx.clock.advance({ minutes: 2 })
    expect((await settings.getAll()).urgencyFeeArs).toBe(99_000)
  })

  it('throw if one of them is invalid', async () => {
    await storeFee(-1)
    await expect(settings.getAll()).rejects.toThrow()
  })
})

describe('while the database does not answer', () => {
  let other: OtherConnection
  beforeEach(async () => {
    other = await otherConnection(ctx.databaseUrl)
    await store(5, inMinutes(-1))
    await store(7, inMinutes(1))
  })
  afterEach(() => other.end())

  const lock = async () => {
    await other.query('BEGIN')
    await other.query('LOCK TABLE settings IN ACCESS EXCLUSIVE MODE')
  }

  it('keeps the last known values, with scheduled changes, and recovers afterwards', async () => {
    settings = createSettings(ctx.db, ctx.clock, {}, 1)
    expect(await settings.get('trialLeads')).toBe(5)
    await lock()
    ctx.clock.advance({ seconds: 10 })
    expect(await settings.get('trialLeads')).toBe(5)
    ctx.clock.advance({ minutes: 1 })
    expect(await settings.get('trialLeads')).toBe(7)
    await other.query('DELETE FROM settings')
    await other.query('COMMIT')
    const later = async () => {
      ctx.clock.advance({ seconds: 10 })
      return settings.get('trialLeads')
    }
    await expect.poll(later).toBe(3)
  })

  it('builds cached pages from the last known values, unless a change was announced and not read', async () => {
    settings = createSettings(ctx.db, ctx.clock, {}, 1)
    expect((await settings.getAll()).trialLeads).toBe(5)
    await lock()
    ctx.clock.advance({ seconds: 10 })
    expect((await settings.getAll()).trialLeads).toBe(5)
    settings.forget()
    expect(await settings.get('trialLeads')).toBe(5)
    const all = settings.getAll()
    await other.query(`UPDATE settings SET value = '6' WHERE value = '5'`)
    await other.query('COMMIT')
    expect((await all).trialLeads).toBe(6)
  })

  it('refuses to answer the price of a new debt from memory', async () => {
    expect(await settings.get('urgencyFeeArs')).toBe(15_000)
    await lock()
    ctx.clock.advance({ seconds: 10 })
    const fee = settings.getFresh('urgencyFeeArs')
    await other.query(
      `INSERT INTO settings (key, value, valid_from, created_at) VALUES ('urgencyFeeArs', '20000', $1, $1)`,
      [ctx.clock.now()],
    )
    await other.query('COMMIT')
    expect(await fee).toBe(20_000)
  })
})
