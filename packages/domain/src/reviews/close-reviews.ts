import type { ClosingPart } from '../accounts/closing/closing-part'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'

/** What stands beside the words of somebody who closed their account. */
const nobodyNamed = 'Un cliente'

/**
 * What a client wrote stays for those who read it, without their name. Of a professional nobody reads any reviews any more:
 * their words go, and the stars stay. The pages that showed a name are made anew.
 */
export const reviewClosing: ClosingPart = {
  foretell: async () => ({ keeps: ['Las reseñas que escribiste quedan publicadas, sin tu nombre.'] }),
  async close(ctx, { userId }) {
    await ctx.db.review.updateMany({
      where: { lead: { request: { userId } } },
      data: { authorName: nobodyNamed },
    })
    await ctx.db.review.updateMany({
      where: { professional: { userId } },
      data: { authorName: nobodyNamed, title: null, content: null, answer: null, answeredAt: null },
    })
    await ctx.db.reviewReport.updateMany({ where: { userId }, data: { note: null } })
    const shown = await ctx.db.professional.findMany({
      where: { OR: [{ userId }, { reviews: { some: { lead: { request: { userId } } } } }] },
      select: { id: true },
    })
    await purgePages(ctx.db, [pageTags.reviews, ...shown.map(({ id }) => pageTags.professional(id))])
  },
}
