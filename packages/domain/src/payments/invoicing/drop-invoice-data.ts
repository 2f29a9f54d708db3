import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'

/** Deletes the account's invoice data for future payments. Earlier payments keep their copy. */
export async function dropInvoiceData(ctx: Ctx, actor: Actor): Promise<{ success: true }> {
  const { userId } = requireAccount(actor)
  await ctx.db.invoiceProfile.deleteMany({ where: { userId } })
  return { success: true }
}
