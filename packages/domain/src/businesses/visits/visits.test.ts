import type { VisitKind } from '@oficio/contracts/businesses/visits/visit-kinds'
import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, type CallDetails, visitor } from '../../kernel/actor'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { emptyBusiness } from '../empty-business'
import { countVisit } from './count-visit'
import { foldVisits } from './fold-visits'
import { getBusinessVisits } from './get-business-visits'
import { isBot } from './is-bot'

let ctx: TestCtx
let business: Awaited<ReturnType<typeof buildBusiness>>
beforeEach(async () => {
  ctx = await createTestContext()
  business = await buildBusiness(ctx)
})

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari'
const from = (connection: string, userAgent: string | null = safari): Partial<CallDetails> => ({
  connection,
  userAgent,
})
const visitorAt = (last: number) => visitor(from(`200.1.1.${last}`))
const owner = (details = from('200.9.9.9')) => account(business.userId ?? '', 'user', details)
const count = (caller: Parameters<typeof countVisit>[1], kind: VisitKind = 'visit') =>
  countVisit(ctx, caller, { idOrSlug: business.slug, kind })
const read = () => getBusinessVisits(ctx, owner(), { id: business.id })
const visits = async () => (await read()).weeks.map((week) => week.visits)
const thisWeek = async () => (await read()).weeks.at(-1)

describe('visits to the page of a business', () => {
  it('are counted once of each kind for a browser and day, in weeks of Argentina', async () => {
    for (const kind of ['visit', 'visit', 'whatsapp', 'phone', 'phone'] as const)
      await count(visitorAt(1), kind)
    await count(visitorAt(2))
    expect(await thisWeek()).toEqual({ from: '2035-03-12', visits: 2, taps: 2 })
    // Monday noon: eleven and a half hours later it is Tuesday in UTC and still Monday in Rosario.
    ctx.clock.advance({ hours: 11, minutes: 30 })
    await count(visitorAt(1))
    expect(await thisWeek()).toMatchObject({ visits: 2 })
    ctx.clock.advance({ hours: 1 })
    await count(visitorAt(1))
    expect(await thisWeek()).toMatchObject({ visits: 3 })
    ctx.clock.advance({ days: 6 })
    await count(visitorAt(1), 'directions')
    const { weeks, taps } = await read()
    expect(weeks).toHaveLength(serverLimits.visitWeeks)
    expect(weeks.slice(-2)).toEqual([
      { from: '2035-03-12', visits: 3, taps: 2 },
      { from: '2035-03-19', visits: 0, taps: 1 },
    ])
    expect(taps.map(({ kind }) => kind).sort()).toEqual(['directions', 'phone', 'whatsapp'])
  })

  it('are not those of its owner, of admins, of programs, or of what has no address', async () => {
    const admin = await buildUser(ctx, { role: 'admin' })
    await count(owner())
    await count(account(admin.id, 'admin', from('200.1.1.7')))
    await count(visitor(from('200.1.1.8', 'Mozilla/5.0 (compatible; Googlebot/2.1)')))
    await count(visitor(from('200.1.1.8', null)))
    await count(visitor({ userAgent: safari }))
    expect(await thisWeek()).toMatchObject({ visits: 0 })
    await count(account((await buildUser(ctx)).id, 'user', from('200.1.1.9')))
    expect(await thisWeek()).toMatchObject({ visits: 1 })
  })

  it('are counted of no business that nobody may see, and of none that does not exist', async () => {
    await ctx.db.business.update({ where: { id: business.id }, data: { status: 'suspended' } })
    expect(await count(visitorAt(1))).toEqual({ success: true })
    const unknown = { idOrSlug: 'nada-de-nada', kind: 'visit' } as const
    expect(await countVisit(ctx, visitorAt(1), unknown)).toEqual({ success: true })
    expect(await ctx.db.businessVisitMark.count()).toBe(0)
  })

  it('are limited to a share for one connection, however many names its browser makes up', async () => {
    const names = Array.from({ length: 60 }, (_none, at) => `${safari} ${at}`)
    await Promise.all(names.map((name) => count(visitor(from('200.1.1.1', name)))))
    expect((await thisWeek())?.visits).toBeLessThanOrEqual(serverLimits.visitorsPerConnection)
  })

  it('are all counted from many visitors at the same moment, and once from a visitor who keeps tapping', async () => {
    const many = Array.from({ length: 120 }, (_none, at) => count(visitorAt(at)))
    const same = Array.from({ length: 40 }, () => count(visitorAt(1), 'whatsapp'))
    await Promise.all([...many, ...same])
    expect(await thisWeek()).toMatchObject({ visits: 120, taps: 1 })
  })

  it('are kept as numbers once the day is over: no mark is left, nor what it was made with', async () => {
    await count(visitorAt(1))
    const [first] = await ctx.db.businessVisitMark.findMany()
    await foldVisits(ctx)
    expect(await ctx.db.businessVisitMark.count()).toBe(1)
    ctx.clock.advance({ days: 1 })
    await count(visitorAt(1))
    // Runs twice at once, like two workers.
    await Promise.all([foldVisits(ctx), foldVisits(ctx)])
    const marks = await ctx.db.businessVisitMark.findMany()
    expect(marks).toHaveLength(1)
    expect(marks[0]?.mark).not.toBe(first?.mark)
    expect(await ctx.db.businessVisitSalt.count()).toBe(1)
    expect(await thisWeek()).toMatchObject({ visits: 2 })
    ctx.clock.advance({ days: 1 })
    await foldVisits(ctx)
    await foldVisits(ctx)
    expect(await thisWeek()).toMatchObject({ visits: 2 })
    expect(await ctx.db.businessVisits.findMany()).toMatchObject([{ kind: 'visit', count: 2 }])
  })

  it('leave marks that tell nobody who was at two businesses, and no address', async () => {
    const other = await buildBusiness(ctx)
    await count(visitorAt(1))
    await countVisit(ctx, visitorAt(1), { idOrSlug: other.id, kind: 'visit' })
    const marks = await ctx.db.businessVisitMark.findMany()
    expect(new Set(marks.map(({ mark }) => mark)).size).toBe(2)
    expect(JSON.stringify(marks)).not.toContain('200.1.1')
  })

  it('are read by its owner and by admins, and go with the business', async () => {
    await count(visitorAt(1))
    const stranger = account((await buildUser(ctx)).id, 'user')
    const notFound = expect.objectContaining({ code: 'business_not_found' })
    await expect(getBusinessVisits(ctx, stranger, { id: business.id })).rejects.toEqual(notFound)
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    expect((await getBusinessVisits(ctx, admin, { id: business.id })).weeks.at(-1)).toMatchObject({
      visits: 1,
    })
    ctx.clock.advance({ days: 1 })
    await foldVisits(ctx)
    await count(visitorAt(2))
    await ctx.transaction((ctx) => emptyBusiness(ctx, business.id, 'payer'))
    expect(await ctx.db.businessVisits.count()).toBe(0)
    expect(await ctx.db.businessVisitMark.count()).toBe(0)
  })

  it('older than the weeks that are shown are not among them', async () => {
    await count(visitorAt(1))
    ctx.clock.advance({ days: 7 * serverLimits.visitWeeks })
    expect(await visits()).toEqual(Array.from({ length: serverLimits.visitWeeks }, () => 0))
  })
})

it.each([
  ['Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', false],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Instagram 330.0', false],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 (X11) AppleWebKit/537.36 HeadlessChrome/126.0 Safari/537.36', true],
  ['facebookexternalhit/1.1', true],
  ['curl/8.5.0', true],
  [null, true],
])('a caller named %s is a program: %s', (name, isProgram) => {
  expect(isBot(name)).toBe(isProgram)
})
