import type { Prisma, Refund } from '@oficio/db/generated/client'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'

type RefundOverrides = Partial<Prisma.RefundUncheckedCreateInput> & { paymentId: string }

/**
 * Stores a refund with the audit record of its decision. By default the refund covers the whole payment, is done, and
 * was decided by the site itself. Does not change the payment.
 */
export async function buildRefund(ctx: Ctx, overrides: RefundOverrides): Promise<Refund> {
  const id = overrides.id ?? ctx.ids.next()
  const { paymentId, status = 'done', reason = 'late', amountCentavos = null, note = null } = overrides
  const now = ctx.clock.now()
  await ctx.transaction((ctx) =>
    recordAudit(ctx, {
      adminId: overrides.requestedById ?? null,
      action: 'payment-refund-requested',
      subject: auditSubject('payment', paymentId),
      data: { refundId: id, reason, amountCentavos, note },
    }),
  )
  return ctx.db.refund.create({
    data: { id, reason, status, doneAt: status === 'done' ? now : null, createdAt: now, ...overrides },
  })
}
