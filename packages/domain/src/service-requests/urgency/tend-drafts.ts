import { limits } from '@oficio/contracts/limits'
import { urgencyFeeKind, urgencyFeeSubjects } from '@oficio/contracts/service-requests/urgency-fee'
import type { UrgencyReturnReason } from '@oficio/contracts/service-requests/urgency-returns'
import { subHours } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { subDays } from '../../kernel/time/days'
import { lockIntent } from '../../payments/ledger/lock-intent'
import { requestRefund } from '../../payments/ledger/request-refund'

/**
 * Deletes stored forms whose payment never came, because personal data must not be kept without need. The clock runs
 * it.
 */
export async function forgetUnpaidDrafts(ctx: Ctx): Promise<void> {
  await ctx.db.$executeRaw`
    UPDATE service_request_drafts draft SET form = NULL, closed_at = ${ctx.clock.now()}
    FROM payment_intents intent
    WHERE intent.subject_type = ${urgencyFeeSubjects.form} AND intent.subject_id = draft.id
      AND intent.status IN ('expired', 'returned') AND draft.closed_at IS NULL`
  const days = await ctx.settings.get('anonymiseAfterDays')
  await eraseUnfiled(ctx, subDays(ctx.clock.now(), days))
}

export const forgetUnpaidDraftsClock = atTimes(
  { name: 'forget-unpaid-drafts', label: 'Borrar borradores sin pagar', at: '37 * * * *' },
  forgetUnpaidDrafts,
)

/** Erases the personal data of payers who never filed a request. The ledger keeps only amounts and statuses. */
async function eraseUnfiled(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.$executeRaw`
    UPDATE payment_intents intent SET payer_email = NULL, device_hash = NULL
    WHERE intent.subject_type = ${urgencyFeeSubjects.form} AND intent.created_at < ${before}
      AND (intent.payer_email IS NOT NULL OR intent.device_hash IS NOT NULL)
      AND NOT EXISTS (SELECT FROM service_requests request WHERE request.urgency_intent_id = intent.id)`
  await ctx.db.serviceRequestDraft.deleteMany({
    where: { requestId: null, closedAt: { not: null }, createdAt: { lt: before } },
  })
}

const unused: UrgencyReturnReason = 'unused'

/**
 * Refunds fees that were paid without a form and that no request used within `limits.unusedFeeHours`. The clock runs
 * it.
 */
export async function refundUnusedFees(ctx: Ctx): Promise<void> {
  const before = subHours(ctx.clock.now(), limits.unusedFeeHours)
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.paymentIntent.findMany({
        where: {
          kind: urgencyFeeKind,
          subjectType: urgencyFeeSubjects.form,
          status: 'paid',
          urgentRequest: null,
          effectPayment: { refunds: { none: { amountCentavos: null } } },
          createdAt: { lt: before },
          id: { gt: after },
        },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) =>
      ctx.transaction(async (ctx) => {
        const intent = await lockIntent(ctx.db, id)
        const used = await ctx.db.serviceRequest.count({ where: { urgencyIntentId: id } })
        if (!intent?.effectPaymentId || used > 0) return
        await requestRefund(ctx, { paymentId: intent.effectPaymentId, reason: unused })
      }),
  })
}

export const refundUnusedFeesClock = atTimes(
  { name: 'refund-unused-fees', label: 'Devolver tarifas sin usar', at: '27 * * * *' },
  refundUnusedFees,
)
