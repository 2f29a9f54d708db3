import { type DaySum, daysSummed } from '@oficio/contracts/admin/payments/day-sums'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { atArgentina } from '../../kernel/time/at-argentina'
import { kindTextOf } from './kind-text'

interface Row {
  day: string
  kind: string
  subjectType: string | null
  approved: bigint
  refunded: bigint
}

/**
 * Returns what was approved and what went back on each of the last days, today included, newest first; days and
 * kinds without any are left out. Each approval counts on its day, whatever becomes of it, so that the sums agree with
 * the provider's own. What reached another account or came in another currency is not ours and not counted.
 */
export async function sumDays(ctx: Ctx, actor: Actor, days: number = daysSummed): Promise<DaySum[]> {
  requireAdmin(actor)
  const rows = await ctx.db.$queryRaw<Row[]>`
    WITH since AS (
      SELECT ((${ctx.clock.now()}::timestamptz ${atArgentina})::date
        - ${days - 1}::int)::timestamp ${atArgentina} AS at
    ), ours AS (
      SELECT p.id, p.amount_centavos, p.approved_at, coalesce(i.kind, 'subscription') AS kind, s.subject_type
      FROM payments p LEFT JOIN payment_intents i ON i.id = p.intent_id
        LEFT JOIN subscriptions s ON s.id = p.subscription_id
      WHERE p.currency = 'ARS' AND p.fault IS DISTINCT FROM 'collector'
    ), back AS (
      SELECT ours.kind, ours.subject_type, event.provider_updated_at AS at,
        CASE WHEN event.status = 'charged_back' THEN ours.amount_centavos ELSE event.refunded_centavos END AS total,
        lag(CASE WHEN event.status = 'charged_back' THEN ours.amount_centavos ELSE event.refunded_centavos END, 1, 0)
          OVER (PARTITION BY ours.id ORDER BY event.provider_updated_at, event.id) AS total_before
      FROM payment_events event JOIN ours ON ours.id = event.payment_id
    ), moves AS (
      SELECT kind, subject_type, approved_at AS at, amount_centavos AS approved, 0 AS refunded FROM ours
      WHERE approved_at IS NOT NULL
      UNION ALL
      SELECT kind, subject_type, at, 0, total - total_before FROM back WHERE total <> total_before
    )
    SELECT to_char(moves.at ${atArgentina}, 'YYYY-MM-DD') AS day, kind, subject_type AS "subjectType",
      sum(approved)::bigint AS approved, sum(refunded)::bigint AS refunded
    FROM moves, since WHERE moves.at >= since.at
    GROUP BY 1, 2, 3 ORDER BY 1 DESC, 2, 3`
  return rows.map(({ day, kind, subjectType, approved, refunded }) => ({
    day,
    kind,
    kindText: kindTextOf(ctx, { kind, subjectType }),
    approvedCentavos: Number(approved),
    refundedCentavos: Number(refunded),
  }))
}
