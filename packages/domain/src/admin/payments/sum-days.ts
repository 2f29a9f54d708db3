import { type DaySum, daysSummed } from '@oficio/contracts/admin/payments/day-sums'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { atArgentina } from '../../kernel/time/at-argentina'
import { dayStart } from '../../kernel/time/day-start'
import { addDays, subDays } from '../../kernel/time/days'
import { kindTextOf } from './kind-text'
import { movementsBetween } from './movements-between'

interface Row {
  day: string
  kind: string
  subjectType: string | null
  approved: bigint
  refunded: bigint
}

/**
 * Returns the approved and refunded amounts of the last days, including today, newest first, without empty days and
 * kinds. An approval counts on its day even if it is refunded later, so that the sums match the provider's.
 */
export async function sumDays(
  ctx: Ctx,
  actor: Actor,
  days: number = daysSummed,
  /** The moment at which the days end; default: the end of today. */
  until?: Date,
): Promise<DaySum[]> {
  requireAdmin(actor)
  const lastDay = dayStart(until ?? ctx.clock.now())
  const begin = subDays(lastDay, days - 1)
  const end = until ?? addDays(lastDay, 1)
  const rows = await ctx.db.$queryRaw<Row[]>`
    ${movementsBetween(begin, end)}
    SELECT to_char(at ${atArgentina}, 'YYYY-MM-DD') AS day, kind, subject_type AS "subjectType",
      coalesce(sum(amount_centavos) FILTER (WHERE is_approval), 0)::bigint AS approved,
      sum(total - total_before)::bigint AS refunded
    FROM moves JOIN ours USING (id)
    WHERE at >= ${begin} AND at < ${end}
    GROUP BY 1, 2, 3 ORDER BY 1 DESC, 2, 3`
  return rows.map(({ day, kind, subjectType, approved, refunded }) => ({
    day,
    kind,
    kindText: kindTextOf(ctx, { kind, subjectType }),
    approvedCentavos: Number(approved),
    refundedCentavos: Number(refunded),
  }))
}
