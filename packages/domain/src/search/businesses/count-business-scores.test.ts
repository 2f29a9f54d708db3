import { expect, it } from 'vitest'
import { buildBusiness } from '../../testing/builders/build-business'
import { createTestContext } from '../../testing/test-context'
import { countBusinessScores } from './count-business-scores'

it('the score is what visitors see of a business: ratings, reviews, a whole page, and not its plan', async () => {
  const ctx = await createTestContext()
  const empty = { description: '', phone: null }
  const { id: plain } = await buildBusiness(ctx, empty)
  const { id: paid } = await buildBusiness(ctx, { ...empty, tier: 'featured' })
  const { id: whole } = await buildBusiness(ctx, {
    description: 'Café. '.repeat(60),
    websiteUrl: 'https://a.com.ar/',
  })
  const { id: lovedId } = await buildBusiness(ctx, { ...empty, avgRating: 5, reviewCount: 40 })
  const { id: single } = await buildBusiness(ctx, { ...empty, avgRating: 5, reviewCount: 1 })
  const { id: hidden } = await buildBusiness(ctx, { status: 'suspended', avgRating: 5, reviewCount: 40 })
  await countBusinessScores(ctx)
  const scores = new Map((await ctx.db.business.findMany()).map(({ id, score }) => [id, score]))
  const score = (id: string) => scores.get(id) ?? 0
  expect(score(paid)).toBe(score(plain))
  expect(score(whole)).toBeGreaterThan(score(plain))
  expect(score(lovedId)).toBeGreaterThan(score(single))
  expect(score(single)).toBeGreaterThan(score(plain))
  expect(score(hidden)).toBe(0)
  const copies = await ctx.db.searchedBusiness.findMany()
  for (const { businessId, score: copiedScore } of copies) expect(copiedScore).toBe(score(businessId))
})
