import { beforeEach, expect, it } from 'vitest'
import { buildLead } from '../testing/builders/build-lead'
import { buildProfessional } from '../testing/builders/build-professional'
import { buildServiceRequest } from '../testing/builders/build-service-request'
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
  const facts = { leadId: lead.id, professionalId, authorName: 'Lucía F.', createdAt: ctx.clock.now() }
  return ctx.db.review.create({ data: { id: ctx.ids.next(), rating: 5, content: words, ...facts, ...data } })
}

it('the home shows none until three professionals have one with words, then the newest, whatever their stars', async () => {
  const [first, second, third, gone] = [
    await buildProfessional(ctx),
    await buildProfessional(ctx),
    await buildProfessional(ctx),
    await buildProfessional(ctx),
  ]
  await review(first.id)
  const ofSecond = await review(second.id)
  await review(third.id, { content: null })
  await review(third.id, { content: 'Bien' })
  await review(gone.id)
  await ctx.db.professional.update({ where: { id: gone.id }, data: { status: 'suspended' } })
  expect(await listLatestReviews(ctx)).toEqual([])
  const newer = await review(first.id, { rating: 1, content: `No vino nunca. ${words} 341 555 1234` })
  const ofThird = await review(third.id)
  const latest = await listLatestReviews(ctx)
  expect(latest.map(({ id }) => id)).toEqual([ofThird.id, newer.id, ofSecond.id])
  expect(latest[1]).toMatchObject({ rating: 1, work: 'Plomería en Rosario' })
  expect(JSON.stringify(latest)).not.toContain('555')
})
