import { Prisma } from '@oficio/db/generated/client'

/**
 * Returns two common table expressions that begin an SQL statement. `ours` contains the payments with an approval or a
 * change of state in the period, without payments of another account or currency. `moves` contains all movements of
 * those payments, in any period: approvals, and changes of the refunded total. A charge-back counts as refunded until
 * the site wins its dispute.
 */
export const movementsBetween = (begin: Date, end: Date) => Prisma.sql`
  WITH touched AS (
    SELECT id FROM payments WHERE approved_at >= ${begin} AND approved_at < ${end}
    UNION SELECT payment_id FROM payment_events WHERE provider_updated_at >= ${begin} AND provider_updated_at < ${end}
  ), ours AS (
    SELECT p.id, p.provider_id, p.amount_centavos, p.approved_at, coalesce(i.kind, 'subscription') AS kind, s.subject_type
    FROM touched JOIN payments p USING (id) LEFT JOIN payment_intents i ON i.id = p.intent_id
      LEFT JOIN subscriptions s ON s.id = p.subscription_id
    WHERE p.currency = 'ARS' AND p.fault IS DISTINCT FROM 'collector'
  ), back AS (
    SELECT ours.id, event.provider_updated_at AS at,
      CASE WHEN event.status = 'taken_by_bank' THEN ours.amount_centavos ELSE event.refunded_centavos END AS total,
      lag(CASE WHEN event.status = 'taken_by_bank' THEN ours.amount_centavos ELSE event.refunded_centavos END, 1, 0)
        OVER (PARTITION BY ours.id ORDER BY event.provider_updated_at, event.id) AS total_before
    FROM payment_events event JOIN ours ON ours.id = event.payment_id
  ), moves AS (
    SELECT id, approved_at AS at, true AS is_approval, 0 AS total_before, 0 AS total FROM ours
    WHERE approved_at IS NOT NULL
    UNION ALL SELECT id, at, false, total_before, total FROM back WHERE total <> total_before
  )`
