import { announcementMinutes, type NotificationHealth } from '@oficio/contracts/payments/notification-health'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { Prisma } from '@oficio/db/generated/client'
import { subMinutes } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { subDays } from '../../kernel/time/days'

const lookBackDays = 7

/**
 * Selects payments that became known without their notification, and after which no valid notification arrived. One
 * valid notification clears them, because it proves that the secret is right.
 */
export const unannouncedPayments = (now: Date) => Prisma.sql`
  SELECT p.* FROM payments p
  WHERE p.created_at > ${subDays(now, lookBackDays)}
    AND p.created_at < ${subMinutes(now, announcementMinutes)}
    AND NOT EXISTS (SELECT 1 FROM payment_events e WHERE e.payment_id = p.id AND e.source = 'notification')
    AND NOT EXISTS (SELECT 1 FROM provider_notifications n WHERE n.provider = p.provider AND n.topic = 'payment'
      AND n.data_id = p.provider_id)
    AND NOT EXISTS (SELECT 1 FROM provider_notifications n WHERE n.received_at >= p.created_at)`

interface Row {
  refusedSinceYesterday: number
  lastRefusedAt: Date | null
  lastForgedAt: Date | null
  lastValidAt: Date | null
  unannounced: number
}

/**
 * Returns whether notifications arrive and are accepted. Refused notifications prove nothing alone, because anyone can
 * send them.
 */
export async function readNotificationHealth({ db, clock }: Ctx): Promise<NotificationHealth> {
  const now = clock.now()
  const [row] = await db.$queryRaw<Row[]>`
    SELECT
      (SELECT coalesce(sum(count), 0)::int FROM refused_notifications
        WHERE day >= ${calendarDay(subDays(now, 1))}::date) AS "refusedSinceYesterday",
      (SELECT max(last_at) FROM refused_notifications) AS "lastRefusedAt",
      (SELECT max(last_at) FROM refused_notifications WHERE fault = 'mismatch') AS "lastForgedAt",
      (SELECT max(received_at) FROM provider_notifications) AS "lastValidAt",
      (SELECT count(*)::int FROM (${unannouncedPayments(now)}) missed) AS unannounced`
  if (!row) throw new Error('the count query returned no row')
  return {
    refusedSinceYesterday: row.refusedSinceYesterday,
    lastRefusedAt: row.lastRefusedAt?.toISOString() ?? null,
    lastValidAt: row.lastValidAt?.toISOString() ?? null,
    unannouncedPayments: row.unannounced,
    isSecretDoubtful: isSecretDoubtful(row, now),
  }
}

const doubtDays = 1

/** Whether the last complete notification had a wrong signature and no valid one followed. */
function isSecretDoubtful({ lastForgedAt, lastValidAt }: Row, now: Date): boolean {
  if (lastForgedAt === null || lastForgedAt < subDays(now, doubtDays)) return false
  return lastValidAt === null || lastValidAt < lastForgedAt
}
