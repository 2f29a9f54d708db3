import type { Prisma, Review } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { countReviews } from '../../reviews/count-reviews'
import { buildUser } from './build-user'

type Overrides = Partial<Prisma.ReviewUncheckedCreateInput> & { businessId: string }

/** Stores a review of a business by a new account, and counts the review in the business's rating. */
export async function buildBusinessReview(ctx: Ctx, { businessId, ...fields }: Overrides): Promise<Review> {
  const review = await ctx.db.review.create({
    data: {
      id: ctx.ids.next(),
      businessId,
      userId: fields.userId ?? (await buildUser(ctx)).id,
      provenance: 'account',
      rating: 4,
      title: 'Rico y bien atendido',
      content: 'Las medialunas son las mejores del barrio, y el café sale caliente.',
      authorName: 'Lucía F.',
      createdAt: ctx.clock.now(),
      ...fields,
    },
  })
  await ctx.transaction((ctx) => countReviews(ctx, { kind: 'business', id: businessId }))
  return review
}
