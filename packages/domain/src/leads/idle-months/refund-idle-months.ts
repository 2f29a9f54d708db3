import { limits } from '@oficio/contracts/limits'
import { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { subDays } from '../../kernel/time/days'
import { requestRefund } from '../../payments/ledger/request-refund'
import { professionalSubject } from '../../professionals/plan/professional-subject'
import { townsInReach } from '../../service-requests/matching/towns-in-reach'
import { readTimeline } from '../../settings/setting-rows'
import { lockSubscription } from '../../subscriptions/lock-subscription'

/**
 * Months that became due more than 30 days ago are skipped. After an outage, the job therefore has 30 days to catch up.
 */
const lateDays = 30

/**
 * Refunds charged months of professionals' subscriptions in which no request matched (docs/product.md, 'Months without
 * requests'). The setting must have promised the refund when the month was charged. Waits until the grace days after
 * the month are over, so that a refunded month gives no grace. Refunds the whole payment once, because the database
 * rejects a second refund, even a concurrent one.
 */
export async function refundIdleMonths(ctx: Ctx): Promise<void> {
  if (!(await isPromised(ctx))) return
  await forEachId({
    find: (page) => findIdleMonths(ctx, page),
    run: (id) => giveBack(ctx, id),
  })
}

/** Skips the search on sites where the setting has never promised a refund. */
const isPromised = async ({ db, settings }: Ctx): Promise<boolean> =>
  settings.firsts.refundIdleMonths > 0 || (await db.setting.count({ where: { key: 'refundIdleMonths' } })) > 0

/**
 * Returns the payments of finished paid months without any matching request, notification or lead. Skips payments that
 * already have a refund.
 */
function findIdleMonths(
  { db, clock }: Ctx,
  { after, take }: { after: string; take: number },
): Promise<{ id: string }[]> {
  const until = subDays(clock.now(), limits.graceDays)
  return db.$queryRaw`
    SELECT payment.id
    FROM subscription_charges month
    JOIN subscriptions subscription ON subscription.id = month.subscription_id
      AND subscription.subject_type = ${professionalSubject('').subjectType}
    JOIN payments payment ON payment.provider = month.provider
      AND payment.provider_id = month.payment_provider_id
    JOIN professionals professional ON professional.id = subscription.subject_id
    WHERE month.paid_until <= ${until} AND month.paid_until > ${subDays(until, lateDays)}
      AND payment.status = 'approved' AND payment.fault IS NULL AND payment.refunded_centavos = 0
      AND NOT EXISTS (SELECT FROM refunds refund WHERE refund.payment_id = payment.id)
      AND NOT EXISTS (SELECT FROM service_request_recipients told
        WHERE told.professional_id = professional.id
          AND told.notified_at >= month.debit_at AND told.notified_at < month.paid_until)
      AND NOT EXISTS (SELECT FROM leads own
        WHERE own.professional_id = professional.id
          AND own.taken_at >= month.debit_at AND own.taken_at < month.paid_until)
      AND NOT EXISTS (${couldBeTaken})
      AND payment.id > ${after}::uuid
    ORDER BY payment.id
    LIMIT ${take}`
}

/**
 * Selects requests that the professional could have taken without being notified. Includes requests created while the
 * professional was away.
 */
const couldBeTaken = Prisma.sql`
  SELECT FROM professional_rubros pr
  CROSS JOIN LATERAL (${townsInReach}) town
  JOIN service_requests request ON request.rubro_id = pr.rubro_id AND request.localidad_id = town.id
  WHERE pr.professional_id = professional.id
    AND request.created_at >= month.debit_at AND request.created_at < month.paid_until
    AND request.user_id IS DISTINCT FROM professional.user_id`

async function giveBack(ctx: Ctx, paymentId: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { provider, providerId } = await ctx.db.payment.findUniqueOrThrow({ where: { id: paymentId } })
    const month = await ctx.db.subscriptionCharge.findFirst({
      where: { provider, paymentProviderId: providerId },
    })
    // An admin may be refunding part of this payment right now. Skips payments with any refund, finished or pending.
    if (month) await lockSubscription(ctx.db, month.subscriptionId)
    if ((await ctx.db.refund.count({ where: { paymentId } })) > 0) return
    const { valueAt } = await readTimeline(ctx, 'refundIdleMonths')
    if (month && valueAt('refundIdleMonths', month.debitAt) > 0)
      await requestRefund(ctx, { paymentId, reason: 'idle_month' })
  })
}

export const refundIdleMonthsClock = atTimes(
  { name: 'refund-idle-months', label: 'Devolver meses sin solicitudes', at: '17 9 * * *' },
  refundIdleMonths,
)
