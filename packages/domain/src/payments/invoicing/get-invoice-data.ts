import type { InvoiceData } from '@oficio/contracts/payments/invoice-data'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { areInvoicesIssued } from './are-invoices-issued'
import { viewInvoiceData } from './view-invoice-data'

/** Returns the account's invoice data, and whether the operator issues invoices. */
export async function getInvoiceData(
  ctx: Ctx,
  actor: Actor,
): Promise<{ isIssued: boolean; data: InvoiceData | null }> {
  const { userId } = requireAccount(actor)
  const [isIssued, invoiceData] = await Promise.all([
    areInvoicesIssued(ctx),
    ctx.db.invoiceProfile.findUnique({ where: { userId } }),
  ])
  return { isIssued, data: invoiceData && viewInvoiceData(invoiceData) }
}
