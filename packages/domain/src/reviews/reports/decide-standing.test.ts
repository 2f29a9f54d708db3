import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { reviewedWork, reviewFigures } from '../../testing/reviewed-work'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { listPublicReviews } from '../list-public-reviews'
import { writeReview } from '../write-review'
import { decideStanding } from './decide-standing'
import { getReviewForAdmin } from './get-review-for-admin'
import { listHeldReviews } from './list-held-reviews'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

type Professional = Awaited<ReturnType<typeof buildProfessional>>

const figures = (professional: Professional) => reviewFigures(ctx, professional)

const noReviews = { reviewCount: 0, average: 0 }

describe('what an admin decides of a review that waits', () => {
  const adminOf = async () => account((await buildUser(ctx, { role: 'admin' })).id, 'admin')

  it('makes it count and tells the professional, without "verified work" where it was done in minutes', async () => {
    const professional = await buildProfessional(ctx)
    const { review } = await reviewedWork(ctx, { professional, minutes: 5 })
    const notice = { type: 'review-written', userId: professional.userId }
    expect(await ctx.db.notice.count({ where: notice })).toBe(0)
    const admin = await adminOf()
    const decision = {
      id: review.id,
      standing: 'counts',
      reason: 'Hablamos con el cliente.',
      decisions: 0,
    } as const
    await decideStanding(ctx, admin, decision)
    expect(await figures(professional)).toEqual({ reviewCount: 1, average: 5 })
    expect(await listHeldReviews(ctx, admin)).toEqual([])
    const { reviews } = await listPublicReviews(ctx, visitor(), { id: professional.id })
    expect(reviews).toMatchObject([{ provenance: 'request' }])
    expect(await ctx.db.notice.count({ where: notice })).toBe(1)
    const [trace] = await ctx.db.auditEntry.findMany()
    expect(trace).toMatchObject({ action: 'review-counted', userId: admin.userId })
  })

  it('keeps it out, and its author reads so without a reproach', async () => {
    const professional = await buildProfessional(ctx)
    const { review, holder, id } = await reviewedWork(ctx, { professional, minutes: 5 })
    const admin = await adminOf()
    await decideStanding(ctx, admin, {
      id: review.id,
      standing: 'out',
      reason: 'Mismo equipo.',
      decisions: 0,
    })
    expect(await figures(professional)).toEqual(noReviews)
    const changed = await writeReview(ctx, holder, { id, rating: 4 })
    expect(changed.standing).toBe('not_shown')
    expect(await figures(professional)).toEqual(noReviews)
    expect(await getReviewForAdmin(ctx, admin, { id: review.id })).toMatchObject({ standing: 'out' })
  })

  it('is carried out once when two admins decide at the same moment', async () => {
    const professional = await buildProfessional(ctx)
    const { review } = await reviewedWork(ctx, { professional, minutes: 5 })
    const admins = [await adminOf(), await adminOf()]
    const outcomes = await Promise.allSettled(
      admins.map((admin, at) =>
        decideStanding(ctx, admin, {
          id: review.id,
          standing: at === 0 ? 'counts' : 'out',
          reason: 'Visto.',
          decisions: 0,
        }),
      ),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await ctx.db.auditEntry.count()).toBe(1)
  })
})
