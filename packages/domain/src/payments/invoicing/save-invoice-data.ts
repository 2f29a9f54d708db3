import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import {
  type InvoiceData,
  readDocument,
  type saveInvoiceDataEndpoint,
} from '@oficio/contracts/payments/invoice-data'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { monthStart } from '../../kernel/time/month-start'
import { areInvoicesIssued } from './are-invoices-issued'
import { viewInvoiceData } from './view-invoice-data'

/**
 * Saves the account's invoice data. The form is shown after paying, so payments of this month without data get the
 * data, too. Payments that have data keep them (docs/product.md, 'Law'). Throws invoices_not_issued.
 */
export async function saveInvoiceData(
  ctx: Ctx,
  actor: Actor,
  { document, ...form }: InputOf<typeof saveInvoiceDataEndpoint>,
): Promise<InvoiceData> {
  const { userId } = requireAccount(actor)
  if (!(await areInvoicesIssued(ctx))) throw new AppError('invoices_not_issued')
  const data = viewInvoiceData({ ...form, document: readDocument(form.documentKind, document) ?? document })
  const now = ctx.clock.now()
  await ctx.transaction(async (ctx) => {
    const columns = { ...data, updatedAt: now }
    await ctx.db.invoiceProfile.upsert({ where: { userId }, create: { userId, ...columns }, update: columns })
    await ctx.db.paymentInvoiceData.updateMany({
      where: { userId, document: null, approvedAt: { gte: monthStart(now) } },
      data,
    })
  })
  return data
}
