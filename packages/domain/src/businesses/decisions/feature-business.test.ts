import { limits } from '@oficio/contracts/limits'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { listPurgedTags } from '../../kernel/pages/list-purged-tags'
import { pageTags } from '../../kernel/pages/tags'
import { addDays } from '../../kernel/time/days'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getBusiness } from '../get-business'
import { endFeature, featureBusiness, noteFeatureEnds } from './feature-business'

let ctx: TestCtx
let admin: Account
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
})

const dayIn = (days: number): string => calendarDay(addDays(ctx.clock.now(), days))
const feature = (id: string, days: number) =>
  featureBusiness(ctx, admin, { id, until: dayIn(days), reason: 'Semana del café' })
const isFeatured = async (id: string) => (await getBusiness(ctx, visitor(), { idOrSlug: id })).is_featured

describe('a labelled place that an admin gives', () => {
  it('lasts to the end of its day, and its cached pages are rendered again then', async () => {
    const { id } = await buildBusiness(ctx, { tier: 'basic' })
    expect(await isFeatured(id)).toBe(false)
    expect(await feature(id, 2)).toMatchObject({ featuredUntil: dayIn(2) })
    expect(await isFeatured(id)).toBe(true)
    await noteFeatureEnds(ctx)
    ctx.clock.advance({ days: 3 })
    expect(await isFeatured(id)).toBe(false)
    const before = new Date()
    await noteFeatureEnds(ctx)
    expect(await listPurgedTags(ctx, before)).toContain(pageTags.business(id))
    expect(await ctx.db.business.count({ where: { featuredUntil: { not: null } } })).toBe(0)
  })

  it('is replaced by another day, taken back before it, and repeated changes nothing', async () => {
    const { id } = await buildBusiness(ctx, { tier: 'basic' })
    await feature(id, 0)
    await feature(id, 5)
    await feature(id, 5)
    expect(await ctx.db.auditEntry.count({ where: { action: 'business-featured' } })).toBe(2)
    expect(await endFeature(ctx, admin, { id, reason: 'Fue un error' })).toMatchObject({
      featuredUntil: null,
    })
    expect(await isFeatured(id)).toBe(false)
  })

  it('is not taken from a plan that has it', async () => {
    const { id } = await buildBusiness(ctx, { tier: 'featured' })
    await feature(id, 1)
    await endFeature(ctx, admin, { id, reason: 'x' })
    expect(await isFeatured(id)).toBe(true)
  })

  it('is given for days to come alone, and to none that is refused', async () => {
    const { id } = await buildBusiness(ctx)
    for (const days of [-1, limits.featuredDaysMax + 2])
      await expect(feature(id, days)).rejects.toMatchObject({ code: 'validation_failed' })
    const rejected = await buildBusiness(ctx, { status: 'rejected', statusReason: 'x' })
    await expect(feature(rejected.id, 1)).rejects.toMatchObject({ code: 'business_status_changed' })
  })
})
