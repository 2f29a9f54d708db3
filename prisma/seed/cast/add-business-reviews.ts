import { posterCode } from '@oficio/domain/businesses/poster/poster-code'
import { writeBusinessReview } from '@oficio/domain/businesses/reviews/write-business-review'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { subDays } from '@oficio/domain/kernel/time/days'
import { answerReview } from '@oficio/domain/reviews/answer-review'
import type { TestClock } from '@oficio/domain/testing/test-clock'
import type { Cast } from './add-cast'
import { businessReviews, type DemoBusinessReview } from './business-reviews'

type SeedCtx = Ctx & { clock: TestClock }

/** Adds the reviews of the demo's businesses, each on its own day, and the client's answers to some of them. */
export async function addBusinessReviews(ctx: SeedCtx, cast: Cast): Promise<void> {
  const now = ctx.clock.now()
  for (const review of businessReviews) {
    ctx.clock.set(subDays(now, review.days))
    await write(ctx, cast, review)
  }
  ctx.clock.set(now)
}

async function write(ctx: SeedCtx, { client, professionals }: Cast, review: DemoBusinessReview) {
  const { rating, title, content, answer, isByPoster } = review
  const author = professionals.get(review.author)?.actor
  if (!author) throw new Error(`the demo data names ${review.author}, who does not exist`)
  const business = await ctx.db.business.findFirstOrThrow({ where: { name: review.business } })
  const { reviews } = await writeBusinessReview(ctx, author, {
    idOrSlug: business.id,
    rating,
    title,
    content,
    posterCode: isByPoster && posterCode(ctx, business),
  })
  const [firstReview] = reviews
  if (answer && firstReview) await answerReview(ctx, client, { id: firstReview.id, answer })
}
