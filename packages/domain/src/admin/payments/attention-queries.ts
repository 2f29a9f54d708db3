import { type AttentionKind, patienceMinutes } from '@oficio/contracts/admin/payments/attention'
import { Prisma } from '@oficio/db/generated/client'
import { subMinutes } from 'date-fns'
import { subDays } from '../../kernel/time/days'
import { unannouncedPayments } from '../../payments/notifications/notification-health'

/** How long a change of the amount may take to reach the provider. */
const amountPatienceMinutes = 30
/** How long a payment may wait for its effect. Both are stored in one transaction, so a minute is ample. */
const effectPatienceMinutes = 1

const ofPayment = Prisma.sql`
  CASE WHEN p.subscription_id IS NULL THEN 'intent' ELSE 'subscription' END AS "ownerType",
  coalesce(p.subscription_id, p.intent_id) AS "ownerId", p.provider_id AS "providerId"`

/** Approved payments without an effect and without a full refund. */
const paidWithoutEffect = (before: Date) => Prisma.sql`
  SELECT p.id, ${ofPayment}, p.amount_centavos AS "amountCentavos", NULL AS detail, p.synced_at AS since
  FROM payments p JOIN payment_intents i ON i.id = p.intent_id
  WHERE p.status = 'approved' AND p.fault IS NULL AND p.created_at < ${before}
    AND i.effect_payment_id IS DISTINCT FROM p.id
    AND NOT EXISTS (SELECT 1 FROM refunds back WHERE back.payment_id = p.id AND back.amount_centavos IS NULL)`

const notAccepted = Prisma.sql`
  SELECT p.id, ${ofPayment}, p.amount_centavos AS "amountCentavos", p.fault AS detail, p.created_at AS since
  FROM payments p
  WHERE p.status = 'approved' AND p.fault IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM refunds back
      WHERE back.payment_id = p.id AND back.amount_centavos IS NULL AND back.status <> 'refused')`

/** Refused refunds. A later attempt settles one, and so does a refund by the provider itself. */
const refundRefused = Prisma.sql`
  SELECT back.id, ${ofPayment}, coalesce(back.amount_centavos, p.amount_centavos) AS "amountCentavos",
    back.last_error AS detail, back.created_at AS since
  FROM refunds back JOIN payments p ON p.id = back.payment_id
  WHERE back.status = 'refused' AND p.status = 'approved'
    AND NOT EXISTS (SELECT 1 FROM refunds later WHERE later.payment_id = p.id AND later.id > back.id)`

const refundWaiting = (before: Date) => Prisma.sql`
  SELECT back.id, ${ofPayment}, coalesce(back.amount_centavos, p.amount_centavos) AS "amountCentavos",
    CASE WHEN back.provider_id IS NOT NULL THEN 'processing' END AS detail, back.created_at AS since
  FROM refunds back JOIN payments p ON p.id = back.payment_id
  WHERE back.status = 'requested' AND back.created_at < ${before}`

const amountDiffers = (before: Date) => Prisma.sql`
  SELECT s.id, 'subscription' AS "ownerType", s.id AS "ownerId", s.provider_id AS "providerId",
    s.amount_centavos AS "amountCentavos", s.provider_amount_centavos::text AS detail,
    coalesce(asked.at, s.created_at) AS since
  FROM subscriptions s LEFT JOIN LATERAL (
    SELECT max(created_at) AS at FROM subscription_events
    WHERE subscription_id = s.id AND type = 'amount') asked ON true
  WHERE s.cancelled_at IS NULL AND s.cancel_reason IS NULL AND s.provider_amount_centavos <> s.amount_centavos
    AND coalesce(asked.at, s.created_at) < ${before}`

/** Pauses and resumptions that the provider has not executed, although the owner was already notified. */
const holdWaiting = (before: Date) => Prisma.sql`
  SELECT * FROM (
    SELECT s.id, 'subscription' AS "ownerType", s.id AS "ownerId", s.provider_id AS "providerId",
      s.amount_centavos AS "amountCentavos", CASE WHEN s.held_at IS NULL THEN 'resume' ELSE 'pause' END AS detail,
      CASE WHEN s.held_at IS NULL THEN (
        SELECT max(created_at) FROM subscription_events WHERE subscription_id = s.id AND type = 'hold_released')
      ELSE greatest(s.held_at, s.provider_updated_at) END AS since
    FROM subscriptions s
    WHERE s.cancelled_at IS NULL AND s.cancel_reason IS NULL
      AND CASE WHEN s.held_at IS NULL THEN s.is_paused_by_hold ELSE s.provider_status = 'authorized' END) held
  WHERE since < ${before}`

const notificationUnhandled = (before: Date) => Prisma.sql`
  SELECT id, NULL AS "ownerType", NULL::uuid AS "ownerId", data_id AS "providerId",
    NULL::int AS "amountCentavos", topic AS detail, received_at AS since
  FROM provider_notifications WHERE handled_at IS NULL AND received_at < ${before}`

/** Payments that became known without their notification, because notifications do not arrive or are refused. */
const notificationMissing = (now: Date) => Prisma.sql`
  SELECT p.id, ${ofPayment}, p.amount_centavos AS "amountCentavos", NULL AS detail, p.created_at AS since
  FROM (${unannouncedPayments(now)}) p`

/** How many days after its last occurrence an unreadable answer is shown. */
const unreadDays = 30

/** Unreadable answers, except of payments that were read since. */
const answerUnread = (since: Date) => Prisma.sql`
  SELECT u.id, u.owner_type AS "ownerType", u.owner_id AS "ownerId", u.provider_id AS "providerId",
    NULL::int AS "amountCentavos", u.fields AS detail, u.created_at AS since
  FROM unread_answers u
  WHERE u.seen_at > ${since}
    AND NOT EXISTS (
      SELECT 1 FROM payments p
      WHERE u.kind = 'payment' AND p.provider = u.provider AND p.provider_id = u.provider_id
        AND p.synced_at > u.seen_at)`

/** Returns the query for each kind of item that an admin must look at, as of `now`. */
export function attentionQueries(now: Date): Record<AttentionKind, Prisma.Sql> {
  const before = (minutes: number) => subMinutes(now, minutes)
  return {
    paid_without_effect: paidWithoutEffect(before(effectPatienceMinutes)),
    not_accepted: notAccepted,
    refund_refused: refundRefused,
    refund_waiting: refundWaiting(before(patienceMinutes.refund)),
    amount_differs: amountDiffers(before(amountPatienceMinutes)),
    hold_waiting: holdWaiting(before(patienceMinutes.hold)),
    notification_unhandled: notificationUnhandled(before(patienceMinutes.notification)),
    notification_missing: notificationMissing(now),
    answer_unread: answerUnread(subDays(now, unreadDays)),
  }
}
