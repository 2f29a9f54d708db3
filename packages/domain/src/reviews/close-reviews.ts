import type { Prisma } from '@oficio/db/generated/client'
import type { ClosingPart } from '../accounts/closing/closing-part'
import type { TxCtx } from '../kernel/ctx'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'
import { ofReviewed, purgeReviewed } from './review-subject'

/** These names replace the author's name when an account closes, for reviews of work and of businesses. */
const formerClient = 'Un cliente'
const formerVisitor = 'Alguien que lo visitó'

/**
 * Closes an account's reviews. Reviews by the account stay readable without the name. Reviews of the account lose their
 * texts and keep only the stars, because no page shows them any more. Purges the cached pages that showed the name.
 */
export const reviewClosing: ClosingPart = {
  foretell: async () => ({ keeps: ['Las reseñas que escribiste quedan publicadas, sin tu nombre.'] }),
  async close(ctx, { userId }) {
    const ofWork = { lead: { request: { userId } } } satisfies Prisma.ReviewWhereInput
    const writtenReviews = await ctx.db.review.findMany({
      where: { OR: [ofWork, { userId }] },
      select: { professionalId: true, businessId: true },
    })
    await ctx.db.review.updateMany({ where: ofWork, data: { authorName: formerClient } })
    await ctx.db.review.updateMany({
      where: { userId },
      data: { authorName: formerVisitor, deviceHash: null, networkHash: null },
    })
    await ctx.db.reviewReport.updateMany({ where: { userId }, data: { note: null } })
    const receivedReviews = await emptyReceived(ctx, userId)
    await purgeReviewed(ctx, [...writtenReviews, ...receivedReviews])
    await purgePages(ctx.db, [pageTags.reviews])
  },
}

/** Erases the texts of the reviews that the account received. Returns the reviewed professional and businesses. */
async function emptyReceived(ctx: TxCtx, userId: string) {
  const own = await Promise.all(
    ctx.registry.reviewSubjects.map(async ({ kind, ownIds }) => {
      const rows = await ctx.db.$queryRaw<{ id: string }[]>(ownIds(userId))
      return rows.map(({ id }) => ({ kind, id }))
    }),
  )
  const all = own.flat()
  for (const target of all)
    await ctx.db.review.updateMany({
      where: ofReviewed(target),
      data: { authorName: formerClient, title: null, content: null, answer: null, answeredAt: null },
    })
  return all.map((target) => ({ professionalId: null, businessId: null, ...ofReviewed(target) }))
}
