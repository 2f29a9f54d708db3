import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { listPurgedTags } from '../../kernel/pages/list-purged-tags'
import { pageTags } from '../../kernel/pages/tags'
import { addDays } from '../../kernel/time/days'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildBusinessReview } from '../../testing/builders/build-business-review'
import { buildImport } from '../../testing/builders/build-import'
import { buildBusinessSubscription } from '../../testing/builders/build-subscription'
import { buildUser } from '../../testing/builders/build-user'
import { longIt } from '../../testing/long-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getBusiness } from '../get-business'
import { undoImport } from '../importing/undo-import'
import { deleteBusinessReview } from '../reviews/delete-business-review'
import { writeBusinessReview } from '../reviews/write-business-review'
import { distinguishBusinesses } from './distinguish-businesses'
import { findTwins } from './find-twins'
import { getMerge } from './get-merge'
import { mergeBusinesses } from './merge-businesses'

let ctx: TestCtx
let admin: Account
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
})

async function merge(id: string, goneId: string, decider = admin): Promise<unknown> {
  const { seen } = await getMerge(ctx, decider, { id, otherId: goneId })
  return mergeBusinesses(ctx, decider, { id, goneId, seen, reason: 'Es el mismo café' })
}
const readPage = (idOrSlug: string) => getBusiness(ctx, visitor(), { idOrSlug })
const open = { userId: null } as const
const reviewer = async () => account((await buildUser(ctx, { emailVerifiedAt: ctx.clock.now() })).id, 'user')
const rowOf = (id: string) => ctx.db.business.findUniqueOrThrow({ where: { id } })

describe('two businesses that are the same', () => {
  it('are matched by name or phone in one town, ignoring accents and case', async () => {
    const { id } = await buildBusiness(ctx, { name: 'Café Tortoni', phone: '+5493414550001' })
    const sameName = await buildBusiness(ctx, { name: 'CAFE TORTONI', phone: null })
    const sameNumberBusiness = await buildBusiness(ctx, { name: 'Otro', phone: '+5493414550001' })
    const otherTown = await ctx.db.localidad.findFirstOrThrow({ where: { nombre: 'Rafaela' } })
    await buildBusiness(ctx, { name: 'Café Tortoni', localidadId: otherTown.id })
    const goneBusiness = await buildBusiness(ctx, { name: 'Café Tortoni' })
    await ctx.db.business.update({
      where: { id: goneBusiness.id },
      data: { status: 'removed', removedAt: ctx.clock.now() },
    })
    const twins = await findTwins(ctx, id)
    expect(twins.map((twin) => [twin.id, twin.hasSameName, twin.hasSamePhone])).toEqual([
      [sameName.id, true, false],
      [sameNumberBusiness.id, false, true],
    ])
  })

  it('are not named again once an admin has said that they are not, unless they look like a third', async () => {
    const first = await buildBusiness(ctx, { name: 'Café Tortoni', phone: null })
    const other = await buildBusiness(ctx, { name: 'Cafe Tortoni', phone: null })
    expect(await findTwins(ctx, first.id)).toHaveLength(1)
    const pair = { id: other.id, otherId: first.id }
    expect(await distinguishBusinesses(ctx, admin, pair)).toEqual({ areDistinct: true })
    await distinguishBusinesses(ctx, admin, { id: first.id, otherId: other.id })
    expect(await ctx.db.auditEntry.count({ where: { action: 'business-distinguished' } })).toBe(1)
    expect(await findTwins(ctx, first.id)).toEqual([])
    expect(await findTwins(ctx, other.id)).toEqual([])
    const third = await buildBusiness(ctx, { name: 'CAFÉ TORTONI', phone: null })
    expect((await findTwins(ctx, first.id)).map(({ id }) => id)).toEqual([third.id])
  })

  it('become one: every address leads there, and what the other one was is gone', async () => {
    const before = new Date()
    const stays = await buildBusiness(ctx, { name: 'Café Tortoni' })
    const goes = await buildBusiness(ctx, { name: 'Tortoni Café', ...open })
    const first = await buildBusiness(ctx, { name: 'El Tortoni', ...open })
    await merge(goes.id, first.id)
    await merge(stays.id, goes.id)
    for (const address of [goes.slug, goes.id, first.slug, first.id])
      expect(await readPage(address)).toMatchObject({ id: stays.id, slug: stays.slug })
    expect(await rowOf(goes.id)).toMatchObject({ status: 'removed', name: '', mergedIntoId: stays.id })
    const tags = await listPurgedTags(ctx, before)
    for (const address of [goes.slug, goes.id, first.id])
      expect(tags).toContain(pageTags.businessAddress(address))
    expect(tags).toEqual(expect.arrayContaining([pageTags.business(stays.id), pageTags.business(goes.id)]))
  })

  it('keep one review of each author: the shown one, then what they wrote last; and none of the owner', async () => {
    const stays = await buildBusiness(ctx)
    const goes = await buildBusiness(ctx, open)
    const [firstOnly, both, hidden] = [await reviewer(), await reviewer(), await reviewer()]
    const at = (hour: number) => new Date(`2030-01-01T${hour}:00:00Z`)
    const say = (businessId: string, userId: string, rating: number, fields: object = {}) =>
      buildBusinessReview(ctx, { businessId, userId, rating, ...fields })
    await say(goes.id, firstOnly.userId, 5)
    await say(stays.id, both.userId, 1, { createdAt: at(10), provenance: 'qr' })
    await say(goes.id, both.userId, 4, { createdAt: at(11) })
    await say(stays.id, hidden.userId, 1, { createdAt: at(12), hiddenAt: at(13), hiddenReason: 'x' })
    await say(goes.id, hidden.userId, 3, { createdAt: at(11) })
    await say(goes.id, stays.userId ?? '', 5)
    expect(await getMerge(ctx, admin, { id: stays.id, otherId: goes.id })).toMatchObject({
      movedReviews: 1,
      endingReviews: 3,
    })
    await merge(stays.id, goes.id)
    const reviews = await ctx.db.review.findMany({
      where: { businessId: stays.id },
      orderBy: { rating: 'desc' },
    })
    expect(reviews.map(({ userId, rating, provenance }) => [userId, rating, provenance])).toEqual([
      [firstOnly.userId, 5, 'account'],
      [both.userId, 4, 'qr'],
      [hidden.userId, 3, 'account'],
    ])
    expect(await readPage(stays.id)).toMatchObject({ avg_rating: 4, review_count: 3 })
    expect(await ctx.db.review.count({ where: { businessId: goes.id } })).toBe(0)
  })

  it('add up their visits, and the owner moves to the unclaimed one', async () => {
    const stays = await buildBusiness(ctx, open)
    const goes = await buildBusiness(ctx, { status: 'pending_payment' })
    const week = new Date('2030-01-07')
    const visits = (businessId: string, count: number) => ({
      businessId,
      week,
      kind: 'visit' as const,
      count,
    })
    await ctx.db.businessVisits.createMany({ data: [visits(stays.id, 2), visits(goes.id, 3)] })
    await merge(stays.id, goes.id)
    expect(await ctx.db.businessVisits.findMany()).toMatchObject([{ businessId: stays.id, count: 5 }])
    expect(await rowOf(stays.id)).toMatchObject({ userId: goes.userId, status: 'active', publicUntil: null })
    expect(await ctx.db.notice.count({ where: { userId: goes.userId ?? '' } })).toBe(1)
  })

  longIt('stay public where one of them was for free and the other waited for its payment', async () => {
    const stays = await buildBusiness(ctx, { status: 'pending_payment' })
    const goes = await buildBusiness(ctx, open)
    await merge(stays.id, goes.id)
    expect(await readPage(goes.slug)).toMatchObject({ id: stays.id })
  })

  longIt(
    'keep the labelled place that lasts longer, as announced; an expired place moves nowhere',
    async () => {
      const [inTwoDays, later, over] = [2, 5, -1].map((days) => addDays(ctx.clock.now(), days))
      const stays = await buildBusiness(ctx, { featuredUntil: inTwoDays })
      const keptUntil = async (featuredUntil: Date | undefined) => {
        const goes = await buildBusiness(ctx, { ...open, featuredUntil })
        const { featuredUntil: announcedUntil } = await getMerge(ctx, admin, {
          id: stays.id,
          otherId: goes.id,
        })
        await merge(stays.id, goes.id)
        return { said: announcedUntil, until: (await rowOf(stays.id)).featuredUntil }
      }
      expect(await keptUntil(over)).toEqual({ said: null, until: inTwoDays })
      expect(await keptUntil(later)).toEqual({ said: expect.any(String), until: later })
      expect(await keptUntil(inTwoDays)).toEqual({ said: null, until: later })
    },
  )

  it('are not merged where somebody would lose theirs, or what was paid', async () => {
    const first = await buildBusiness(ctx)
    const other = await buildBusiness(ctx)
    const free = await buildBusiness(ctx, open)
    const unclaimed = await buildBusiness(ctx, { user: { passwordHash: null, emailVerifiedAt: null } })
    const paused = await buildBusiness(ctx, { status: 'paused', pausedAt: ctx.clock.now() })
    const paid = await buildBusiness(ctx)
    await buildBusinessSubscription(ctx, { businessId: paid.id })
    await expect(merge(first.id, other.id)).rejects.toMatchObject({ code: 'merge_two_owners' })
    await expect(merge(free.id, unclaimed.id)).rejects.toMatchObject({ code: 'merge_unclaimed' })
    await expect(merge(free.id, paused.id)).rejects.toMatchObject({ code: 'merge_unseen' })
    await expect(merge(free.id, paid.id)).rejects.toMatchObject({ code: 'merge_paid' })
    await expect(merge(first.id, first.id)).rejects.toMatchObject({ code: 'not_found' })
    await merge(paid.id, free.id)
    expect(await ctx.db.subscription.count({ where: { subjectId: paid.id, cancelledAt: null } })).toBe(1)
  })

  it('are not merged on something else than what the admin read', async () => {
    const stays = await buildBusiness(ctx, open)
    const goes = await buildBusiness(ctx, open)
    const { seen } = await getMerge(ctx, admin, { id: stays.id, otherId: goes.id })
    await ctx.db.business.update({ where: { id: goes.id }, data: { userId: (await reviewer()).userId } })
    const input = { id: stays.id, goneId: goes.id, seen, reason: 'x' }
    await expect(mergeBusinesses(ctx, admin, input)).rejects.toMatchObject({
      code: 'business_status_changed',
    })
  })

  longIt('outlive the undo of the import that brought them in', async () => {
    const { id: importId } = await buildImport(ctx, { isImported: true })
    const importedBusiness = await buildBusiness(ctx, { ...open, importId })
    const goes = await buildBusiness(ctx, open)
    ctx.clock.advance({ minutes: 1 })
    await merge(importedBusiness.id, goes.id)
    await undoImport(ctx, admin, { id: importId, reason: 'x' })
    expect(await readPage(goes.id)).toMatchObject({ id: importedBusiness.id })
  })
})

describe('at the same moment', () => {
  it('a second click changes nothing, and the other way round is refused', async () => {
    const stays = await buildBusiness(ctx, open)
    const goes = await buildBusiness(ctx, open)
    const mergeView = await getMerge(ctx, admin, { id: stays.id, otherId: goes.id })
    const back = await getMerge(ctx, admin, { id: goes.id, otherId: stays.id })
    const input = { id: stays.id, goneId: goes.id, seen: mergeView.seen, reason: 'Es el mismo' }
    const other = { id: goes.id, goneId: stays.id, seen: back.seen, reason: 'Es el mismo' }
    const second = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const outcomes = await Promise.allSettled([
      mergeBusinesses(ctx, admin, input),
      mergeBusinesses(ctx, second, other),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    if (outcomes[0]?.status === 'fulfilled') await mergeBusinesses(ctx, admin, input)
    expect(await ctx.db.auditEntry.count({ where: { action: 'business-merged' } })).toBe(1)
    expect(await ctx.db.business.count({ where: { status: 'active' } })).toBe(1)
  })

  it('counts simultaneous new and deleted reviews with the remaining business', async () => {
    const stays = await buildBusiness(ctx, open)
    const goes = await buildBusiness(ctx, open)
    const writers = await Promise.all(Array.from({ length: 6 }, reviewer))
    const leaving = await reviewer()
    await buildBusinessReview(ctx, { businessId: goes.id, userId: leaving.userId, rating: 1 })
    await Promise.all([
      ...writers.map((writer, at) =>
        writeBusinessReview(ctx, writer, { idOrSlug: at % 2 ? goes.id : goes.slug, rating: 5 }),
      ),
      merge(stays.id, goes.id),
      deleteBusinessReview(ctx, leaving, { idOrSlug: goes.id }),
    ])
    expect(await ctx.db.review.count({ where: { businessId: stays.id } })).toBe(writers.length)
    expect(await rowOf(stays.id)).toMatchObject({ reviewCount: writers.length, avgRating: expect.anything() })
    expect(Number((await rowOf(stays.id)).avgRating)).toBe(5)
  })
})
