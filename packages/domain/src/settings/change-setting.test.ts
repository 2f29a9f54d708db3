import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { account } from '../kernel/actor'
import { listPurgedTags } from '../kernel/pages/list-purged-tags'
import { buildUser } from '../testing/builders/build-user'
import { runDueJobs } from '../testing/run-jobs'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { changeSetting } from './change-setting'
import { listSettingHistory } from './list-setting-history'
import { createSettings } from './read-settings'
import { withdrawSetting } from './withdraw-setting'

let ctx: TestCtx
let admin: ReturnType<typeof account>
beforeEach(async () => {
  ctx = await createTestContext()
  const { id } = await buildUser(ctx, { role: 'admin', firstName: 'Marina', lastName: 'Ferrari' })
  admin = account(id, 'admin')
})

const inHours = (hours: number) => new Date(ctx.clock.now().getTime() + hours * 3_600_000).toISOString()
const set = (value: number, validFrom?: string) =>
  changeSetting(ctx, admin, { key: 'urgencyFeeArs', value, validFrom })
const purges = () => ctx.db.pagePurge.count()

describe('a price', () => {
  it('applies at once, has an author, and purges the pages that show it', async () => {
    expect(await set(18_000)).toMatchObject({ value: 18_000, past: [], future: [] })
    expect(await createSettings(ctx.db, ctx.clock).get('urgencyFeeArs')).toBe(18_000)
    expect(await listPurgedTags(ctx, new Date(0))).toEqual(['settings'])
    ctx.clock.advance({ minutes: 1 })
    expect(await set(20_000)).toMatchObject({
      value: 20_000,
      past: [{ value: 18_000, setBy: 'Marina Ferrari' }],
    })
    expect(await ctx.db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      {
        action: 'setting-changed',
        subject: 'setting:urgencyFeeArs',
        userId: admin.userId,
        data: { value: 18_000 },
      },
      { data: { value: 20_000 } },
    ])
  })

  it('applies from its future start on, and purges the pages at that moment', async () => {
    const validFrom = inHours(2)
    expect(await set(18_000, validFrom)).toMatchObject({
      value: 15_000,
      validFrom: null,
      future: [{ value: 18_000, validFrom, setBy: 'Marina Ferrari' }],
    })
    await runDueJobs(ctx)
    expect(await purges()).toBe(0)
    ctx.clock.advance({ minutes: 121 })
    await runDueJobs(ctx)
    expect(await purges()).toBe(1)
    const { settings } = await listSettingHistory(ctx, admin)
    expect(settings.find(({ key }) => key === 'urgencyFeeArs')).toMatchObject({
      value: 18_000,
      validFrom,
      future: [],
    })
  })

  it('can be withdrawn before its start, and never afterwards', async () => {
    const later = inHours(2)
    await set(18_000, later)
    const { validFrom } = await set(16_000)
    expect(await withdrawSetting(ctx, admin, { key: 'urgencyFeeArs', validFrom: later })).toMatchObject({
      value: 16_000,
      future: [],
    })
    for (const date of [later, validFrom ?? ''])
      await expect(
        withdrawSetting(ctx, admin, { key: 'urgencyFeeArs', validFrom: date }),
      ).rejects.toMatchObject({ code: 'not_found' })
    expect(await ctx.db.setting.count()).toBe(1)
    expect(await ctx.db.auditEntry.count({ where: { action: 'setting-withdrawn' } })).toBe(1)
  })

  it('is set once by two concurrent clicks, and has one value at one moment', async () => {
    const clicks = await Promise.allSettled(Array.from({ length: 6 }, () => set(18_000)))
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await ctx.db.setting.count()).toBe(1)
    await expect(set(19_000)).rejects.toMatchObject({ code: 'setting_taken' })
  })
})

describe('a setting', () => {
  it.each([0, -1, 1.5, 10_000_001])('refuses a price of %d', async (value) => {
    await expect(set(value)).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { value: 'Escribí un número entero, de 1 a 10.000.000.' },
    })
  })

  it('refuses a start in the past, because nobody was shown that price then', async () => {
    await expect(set(18_000, inHours(-1))).rejects.toMatchObject({
      fields: { validFrom: expect.any(String) },
    })
  })

  it('refuses a start so far ahead that it must be a typing error', async () => {
    for (const moment of [inHours(24 * serverLimits.settingAheadDays + 1), '9999-12-31T23:59:59.999Z'])
      await expect(set(18_000, moment)).rejects.toMatchObject({ fields: { validFrom: expect.any(String) } })
    await set(18_000, inHours(24 * serverLimits.settingAheadDays))
  })

  it('refuses hours without any sale, now or after a scheduled change', async () => {
    const hours = (key: 'urgentFromHour' | 'urgentUntilHour', value: number, validFrom?: string) =>
      changeSetting(ctx, admin, { key, value, validFrom })
    const isRefused = { fields: { value: expect.stringContaining('anterior a la de cierre') } }
    await expect(hours('urgentFromHour', 22)).rejects.toMatchObject(isRefused)
    await expect(hours('urgentUntilHour', 7)).rejects.toMatchObject(isRefused)
    const changeMoment = inHours(5)
    await hours('urgentUntilHour', 24, changeMoment)
    await hours('urgentFromHour', 22, inHours(6))
    await expect(
      withdrawSetting(ctx, admin, { key: 'urgentUntilHour', validFrom: changeMoment }),
    ).rejects.toMatchObject({ code: 'setting_needed' })
    await expect(hours('urgentUntilHour', 21, inHours(7))).rejects.toMatchObject(isRefused)
    expect(await ctx.db.setting.count()).toBe(2)
  })
})
