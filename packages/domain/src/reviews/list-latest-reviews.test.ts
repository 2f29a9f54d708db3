import { serverLimits } from '@oficio/contracts/server-limits'
import { subHours } from 'date-fns'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildLead } from '../testing/builders/build-lead'
import { buildProfessional } from '../testing/builders/build-professional'
import { buildServiceRequest } from '../testing/builders/build-service-request'
import { reviewedWork } from '../testing/reviewed-work'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { listLatestReviews } from './list-latest-reviews'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const words = 'Llegó a horario, explicó todo y dejó limpio.'

async function review(professionalId: string, data: { content?: string | null; rating?: number } = {}) {
  const request = await buildServiceRequest(ctx, { status: 'completed' })
  const lead = await buildLead(ctx, { requestId: request.id, professionalId, source: 'subscription' })
  const aDayAgo = subHours(ctx.clock.now(), serverLimits.homeReviewMinHours)
  const facts = { leadId: lead.id, professionalId, authorName: 'Lucía F.', createdAt: aDayAgo }
  return ctx.db.review.create({ data: { id: ctx.ids.next(), rating: 5, content: words, ...facts, ...data } })
}

it('the home shows none until three professionals have one with words, then the newest, whatever their stars', async () => {
  const [first, second, third, hiddenReview] = [
    await buildProfessional(ctx),
    await buildProfessional(ctx),
    await buildProfessional(ctx),
    await buildProfessional(ctx),
  ]
  await review(first.id)
  const ofSecond = await review(second.id)
  await review(third.id, { content: null })
  await review(third.id, { content: 'Bien' })
  await review(hiddenReview.id)
  await ctx.db.professional.update({ where: { id: hiddenReview.id }, data: { status: 'suspended' } })
  expect(await listLatestReviews(ctx)).toEqual([])
  const newer = await review(first.id, { rating: 1, content: `No vino nunca. ${words} 341 555 1234` })
  const ofThird = await review(third.id)
  const latest = await listLatestReviews(ctx)
  expect(latest.map(({ id }) => id)).toEqual([ofThird.id, newer.id, ofSecond.id])
  expect(latest[1]).toMatchObject({ rating: 1, work: 'Plomería en Rosario' })
  expect(JSON.stringify(latest)).not.toContain('555')
})

describe('the reviews of the home page', () => {
  it('are a day old, count, and are one of each professional and of each reviewer', async () => {
    const professionals = []
    for (let n = 0; n < 4; n += 1) professionals.push(await buildProfessional(ctx))
    const [first, second, third, fourth] = professionals
    if (!first || !second || !third || !fourth) throw new Error('four were built')
    const form = { email: 'repetida@example.com', phone: '+5493415559999' }
    await reviewedWork(ctx, { professional: first, form })
    await reviewedWork(ctx, { professional: second, form: { ...form, phone: '+5493415559998' } })
    await reviewedWork(ctx, { professional: third })
    await reviewedWork(ctx, { professional: fourth, minutes: 5 })
    ctx.clock.advance({ hours: serverLimits.homeReviewMinHours })
    expect(await listLatestReviews(ctx)).toEqual([])
    await reviewedWork(ctx, { professional: fourth })
    expect(await listLatestReviews(ctx)).toEqual([])
    ctx.clock.advance({ hours: serverLimits.homeReviewMinHours })
    const latest = await listLatestReviews(ctx)
    expect(latest.map(({ professional }) => professional.id)).toEqual([fourth.id, third.id, second.id])
  })
})
