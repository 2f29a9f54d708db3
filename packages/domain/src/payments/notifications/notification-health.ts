import { announcementMinutes, type NotificationHealth } from '@oficio/contracts/payments/notification-health'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { Prisma } from '@oficio/db/generated/client'
import { max, subMinutes } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { subDays } from '../../kernel/time/days'

const lookBackDays = 7

/**
 * Selects payments that became known without their notification, and after which no valid notification of their provider
 * arrived. One valid notification clears them, because it proves that the secret is right.
 */
export const unannouncedPayments = (now: Date) => Prisma.sql`
  SELECT p.* FROM payments p
  WHERE p.created_at > ${subDays(now, lookBackDays)}
    AND p.created_at < ${subMinutes(now, announcementMinutes)}
    AND NOT EXISTS (SELECT 1 FROM payment_events e WHERE e.payment_id = p.id AND e.source = 'notification')
    AND NOT EXISTS (SELECT 1 FROM provider_notifications n WHERE n.provider = p.provider AND n.topic = 'payment'
      AND n.data_id = p.provider_id)
    AND NOT EXISTS (SELECT 1 FROM provider_notifications n WHERE n.provider = p.provider
      AND n.received_at >= p.created_at)`

/** The notifications of one provider. */
interface Row {
  refusedSinceYesterday: number
  lastRefusedAt: Date | null
  lastForgedAt: Date | null
  lastValidAt: Date | null
  unannounced: number
}

/**
 * Returns whether notifications of all providers arrive and are accepted. Each provider has its own secret, so a valid
 * notification of one proves nothing about another. Refused notifications prove nothing alone, because anyone can
 * send them.
 */
export async function readNotificationHealth({
  db,
  clock,
  payments,
  otherPayments,
}: Ctx): Promise<NotificationHealth> {
  const now = clock.now()
  const providers = [payments, ...otherPayments].map(({ name }) => name)
  const rows = await db.$queryRaw<Row[]>`
    SELECT
      (SELECT coalesce(sum(count), 0)::int FROM refused_notifications r
        WHERE r.provider = p.provider AND day >= ${calendarDay(subDays(now, 1))}::date) AS "refusedSinceYesterday",
      (SELECT max(last_at) FROM refused_notifications r WHERE r.provider = p.provider) AS "lastRefusedAt",
      (SELECT max(last_at) FROM refused_notifications r
        WHERE r.provider = p.provider AND fault = 'mismatch') AS "lastForgedAt",
      (SELECT max(received_at) FROM provider_notifications n WHERE n.provider = p.provider) AS "lastValidAt",
      (SELECT count(*)::int FROM (${unannouncedPayments(now)}) missed WHERE missed.provider = p.provider) AS unannounced
    FROM unnest(${providers}::text[]) p (provider)`
  const doubtful = rows.filter((row) => isSecretDoubtful(row, now) || row.unannounced > 0)
  // Shows the providers with a problem; without a problem, all of them.
  const shownRows = doubtful.length > 0 ? doubtful : rows
  return {
    refusedSinceYesterday: rows.reduce((sum, row) => sum + row.refusedSinceYesterday, 0),
    lastRefusedAt: latest(rows.map((row) => row.lastRefusedAt)),
    lastValidAt: latest(shownRows.map((row) => row.lastValidAt)),
    unannouncedPayments: rows.reduce((sum, row) => sum + row.unannounced, 0),
    isSecretDoubtful: rows.some((row) => isSecretDoubtful(row, now)),
  }
}

function latest(moments: readonly (Date | null)[]): string | null {
  const storedMoments = moments.filter((moment) => moment !== null)
  return storedMoments.length > 0 ? max(storedMoments).toISOString() : null
}

const doubtDays = 1

/** Whether the last complete notification had a wrong signature and no valid one followed. */
function isSecretDoubtful({ lastForgedAt, lastValidAt }: Row, now: Date): boolean {
  if (lastForgedAt === null || lastForgedAt < subDays(now, doubtDays)) return false
  return lastValidAt === null || lastValidAt < lastForgedAt
}
