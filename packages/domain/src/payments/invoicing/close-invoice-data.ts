import type { ClosingPart } from '../../accounts/closing/closing-part'

/** What is kept for payments to come goes with the account; what was copied to a payment stays, as its amount does. */
export const invoiceClosing: ClosingPart = {
  async close(ctx, { userId }) {
    await ctx.db.invoiceProfile.deleteMany({ where: { userId } })
  },
}
