import type { ClosingPart } from '../../accounts/closing/closing-part'

/**
 * Deletes the invoice data for future payments with the account. A payment keeps its own copy, as it keeps its amount.
 */
export const invoiceClosing: ClosingPart = {
  async close(ctx, { userId }) {
    await ctx.db.invoiceProfile.deleteMany({ where: { userId } })
  },
}
