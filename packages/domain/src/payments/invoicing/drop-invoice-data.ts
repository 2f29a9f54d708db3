import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'

/** Forgets what invoices name of the account; payments that were made keep it. */
export async function dropInvoiceData(ctx: Ctx, actor: Actor): Promise<{ success: true }> {
  const { userId } = requireAccount(actor)
  await ctx.db.invoiceProfile.deleteMany({ where: { userId } })
  return { success: true }
}
