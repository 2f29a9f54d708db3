import type { Payment } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'

/**
 * Keeps with a payment that was just approved what its invoice says: how much VAT was in the price when it was
 * approved, however late the site hears of that, and whom the payer named. Later changes of either do not reach it. Once for each payment.
 */
export async function copyInvoiceData(
  ctx: TxCtx,
  { id: paymentId, approvedAt }: Payment,
  payerId: string | null,
): Promise<void> {
  if (approvedAt === null) return
  const [vatPercent, profile] = await Promise.all([
    ctx.settings.getAt('vatPercent', approvedAt),
    payerId === null ? null : ctx.db.invoiceProfile.findUnique({ where: { userId: payerId } }),
  ])
  const { name, documentKind, document, vatCondition } = profile ?? {}
  await ctx.db.paymentInvoiceData.createMany({
    data: [
      {
        paymentId,
        userId: payerId,
        vatPercent,
        name,
        documentKind,
        document,
        vatCondition,
        approvedAt,
      },
    ],
    skipDuplicates: true,
  })
}
