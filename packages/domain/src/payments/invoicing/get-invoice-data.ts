import type { InvoiceData } from '@oficio/contracts/payments/invoice-data'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { viewInvoiceData } from './view-invoice-data'

/** Returns what invoices name of the account, and whether there are any. */
export async function getInvoiceData(
  ctx: Ctx,
  actor: Actor,
): Promise<{ isIssued: boolean; data: InvoiceData | null }> {
  const { userId } = requireAccount(actor)
  const [issues, stored] = await Promise.all([
    ctx.settings.get('issuesInvoices'),
    ctx.db.invoiceProfile.findUnique({ where: { userId } }),
  ])
  return { isIssued: issues === 1, data: stored && viewInvoiceData(stored) }
}
