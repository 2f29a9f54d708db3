import type { Payment } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'

/**
 * Copies the invoice data of a newly approved payment: the VAT rate, and the person whom the payer named. Uses the VAT
 * rate at the approval, even if the site learns of the payment later. Later changes do not affect the copy. Idempotent.
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
