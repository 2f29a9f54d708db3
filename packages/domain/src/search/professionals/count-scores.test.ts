import { searchQuery } from '@oficio/contracts/search/professionals'
import { maxScorePoints, scoreParts, scorePoints } from '@oficio/contracts/search/score'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildSubscription } from '../../testing/builders/build-subscription'
import { buildVerification } from '../../testing/builders/build-verification'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { countScores } from './count-scores'
import { searchProfessionals } from './search-professionals'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const pointsOf = async (id: string) =>
  (await ctx.db.professional.findUniqueOrThrow({ where: { id } })).searchPoints
const order = async () => {
  const { professionals } = await searchProfessionals(ctx, visitor(), searchQuery.parse({}))
  return professionals.map(({ id, ranking }) => [id, ranking.total])
}

describe('the score of a search', () => {
  it('knows no money: who paid everything that can be paid has the points and the place they had', async () => {
    const ids: string[] = []
    for (let number = 0; number < 4; number += 1)
      ids.push((await buildProfessional(ctx, { description: '' })).id)
    await countScores(ctx)
    const before = await order()
    expect(before).toHaveLength(4)
    const payer = ids.at(-1) ?? ''
    await buildVerification(ctx, { professionalId: payer })
    await buildSubscription(ctx, { professionalId: payer })
    await ctx.db.professional.update({
      where: { id: payer },
      data: { freeLeadsLeft: 0, trialEndedAt: ctx.clock.now() },
    })
    await countScores(ctx)
    expect(await order()).toEqual(before)
    expect(await pointsOf(payer)).toEqual(await pointsOf(ids[0] ?? ''))
  })

  it('is counted again when its inputs changed, and only then', async () => {
    const { id } = await buildProfessional(ctx, { description: '' })
    await countScores(ctx)
    const first = await pointsOf(id)
    expect(first).toHaveLength(scoreParts.length)
    await countScores(ctx)
    expect(await pointsOf(id)).toEqual(first)
    const data = { avgRating: 5, reviewCount: 20, medianResponseMinutes: 10, description: 'x'.repeat(200) }
    await ctx.db.professional.update({ where: { id }, data })
    await countScores(ctx)
    const newPoints = await pointsOf(id)
    for (const [index, part] of scoreParts.entries())
      expect(newPoints[index], part).toBeGreaterThan(first[index] ?? 0)
  })

  it('orders by rating, and a single review of five stars does not go before many of nearly five', async () => {
    const once = await buildProfessional(ctx, { avgRating: 5, reviewCount: 1 })
    const often = await buildProfessional(ctx, { avgRating: 4.8, reviewCount: 40 })
    const badlyRated = await buildProfessional(ctx, { avgRating: 1.5, reviewCount: 10 })
    await countScores(ctx)
    expect((await order()).map(([id]) => id)).toEqual([often.id, once.id, badlyRated.id])
  })

  it('lies between nothing and the most that each part gives, whatever the facts', () => {
    for (const avgRating of [0, 5])
      for (const reviewCount of [0, 1_000_000])
        for (const medianResponseMinutes of [null, 0, 1_000_000])
          for (const completeness of [0, 1]) {
            const points = scorePoints({ avgRating, reviewCount, medianResponseMinutes, completeness })
            for (const [index, part] of scoreParts.entries()) {
              expect(points[index]).toBeGreaterThanOrEqual(0)
              expect(points[index]).toBeLessThanOrEqual(maxScorePoints[part])
            }
          }
  })
})
