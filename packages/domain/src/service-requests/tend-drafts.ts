import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../context/ctx'
import { forEachId } from '../jobs/for-each-id'
import { lockIntent } from '../payments/lock-intent'
import { requestRefund } from '../payments/request-refund'

/** Forgets forms whose payment never came: personal data is not kept for nothing. The clock runs it. */
export async function forgetUnpaidDrafts(ctx: Ctx): Promise<void> {
  await ctx.db.$executeRaw`
    UPDATE service_request_drafts draft SET form = NULL, closed_at = ${ctx.clock.now()}
    FROM payment_intents intent
    WHERE intent.subject_type = 'service_request_draft' AND intent.subject_id = draft.id
      AND intent.status IN ('expired', 'returned') AND draft.closed_at IS NULL`
  // Who meant to pay and never did: nothing of it has to be kept.
  const days = await ctx.settings.get('anonymiseAfterDays')
  const before = new Date(ctx.clock.now().getTime() - days * 86_400_000)
  await ctx.db.paymentIntent.updateMany({
    where: {
      subjectType: 'service_request_draft',
      status: 'expired',
      createdAt: { lt: before },
      OR: [{ payerEmail: { not: null } }, { deviceHash: { not: null } }],
    },
    data: { payerEmail: null, deviceHash: null },
  })
}

/** Gives fees back that were paid by themselves and that no request used within a day. The clock runs it. */
export async function refundUnusedFees(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - limits.unusedFeeHours * 3_600_000)
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.paymentIntent.findMany({
        where: {
          kind: 'urgency_fee',
          subjectType: 'service_request_draft',
          status: 'paid',
          urgentRequest: null,
          createdAt: { lt: before },
          id: { gt: after },
        },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) =>
      ctx.db.$transaction(async (tx) => {
        const intent = await lockIntent(tx, id)
        const used = await tx.serviceRequest.count({ where: { urgencyIntentId: id } })
        if (!intent?.effectPaymentId || used > 0) return
        await requestRefund(ctx, tx, { paymentId: intent.effectPaymentId, reason: 'unused' })
      }),
  })
}
