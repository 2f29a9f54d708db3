import { settingKeys } from '@oficio/contracts/settings'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OtherConnection, otherConnection } from '../testing/other-connection'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { createSettings } from './read-settings'

let ctx: TestCtx
let settings: ReturnType<typeof createSettings>
beforeEach(async () => {
  ctx = await createTestContext()
  // Waits for the database however slow the machine is.
  settings = createSettings(ctx.db, ctx.clock, {}, 3_600_000)
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

it('all settings come in one query, however many are asked for at once', async () => {
  const asked = vi.spyOn(ctx.db.setting, 'findMany')
  const values = await Promise.all(settingKeys.map((key) => settings.get(key)))
  expect(values).toEqual(settingKeys.map((key) => settings.firsts[key]))
  await settings.getFresh('trialLeads')
  expect(asked).toHaveBeenCalledTimes(1)
  asked.mockRestore()
})

it('a change that was told is followed at once', async () => {
  await settings.get('trialLeads')
  await store(5, ctx.clock.now())
  expect(await settings.get('trialLeads')).toBe(3)
  settings.forget()
  expect(await settings.get('trialLeads')).toBe(5)
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

  it('what was known last goes on, planned changes too, and afterwards what is stored', async () => {
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

  it('an amount that somebody will owe is not answered from memory', async () => {
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
