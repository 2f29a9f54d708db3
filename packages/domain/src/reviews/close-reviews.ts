import type { ClosingPart } from '../accounts/closing/closing-part'

/** What stands beside the words of somebody who closed their account. */
const nobodyNamed = 'Un cliente'

/**
 * What a client wrote stays for those who read it, without their name. Of a professional nobody reads any reviews any more:
 * their words go, and the stars stay.
 */
export const reviewClosing: ClosingPart = {
  async close(ctx, { userId }) {
    await ctx.db.review.updateMany({
      where: { lead: { request: { userId } } },
      data: { authorName: nobodyNamed },
    })
    await ctx.db.review.updateMany({
      where: { professional: { userId } },
      data: { authorName: nobodyNamed, title: null, content: null, answer: null, answeredAt: null },
    })
  },
}
