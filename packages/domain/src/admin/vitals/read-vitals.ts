import type { Ctx } from '../../kernel/ctx'
import { getReadiness } from '../../kernel/jobs/get-readiness'
import { sendMailJob } from '../../kernel/mail/send-mail-job'
import { readNotificationHealth } from '../../payments/notifications/notification-health'
import { readWaitingUploads } from '../../photos/waiting-uploads'
import { countUnconfirmedNotices } from '../../service-requests/matching/unconfirmed-notices'
import { countAttention } from '../payments/list-attention'

/** The current values that an operator's alarms check. */
export interface Vitals {
  workersAlive: number
  /** Due jobs that no worker has started. */
  dueJobs: number
  oldestDueJobSeconds: number
  /** Jobs that used up their attempts and wait for an admin. */
  jobsGivenUp: number
  /** Mails that wait for sending or for a retry. */
  mailsToSend: number
  requestsInHour: number
  leadsInHour: number
  paymentsApprovedInHour: number
  /** Payments, refunds and subscriptions that an admin must look at. */
  paymentsToLookAt: number
  /** Null if `db:backup` never ran, because the operator may rely on the backups of a managed PostgreSQL. */
  secondsSinceBackup: number | null
  /**
   * Notices of unconfirmed requests sent to professionals within the hour, and how many more the site's limit allows.
   */
  unconfirmedNoticesInHour: number
  unconfirmedNoticesLeft: number
  /** Refused notifications of the payment provider since the start of yesterday in Argentina. */
  notificationsRefusedSinceYesterday: number
  /**
   * Used share of the storage for uploads that nothing uses yet. From 1 on, uploads without an account are refused.
   */
  waitingUploadsRatio: number
  /** Payments that became known without their notification, while no valid notification arrived. */
  paymentsUnannounced: number
}

type VitalCounts = Omit<
  Vitals,
  | 'workersAlive'
  | 'oldestDueJobSeconds'
  | 'paymentsToLookAt'
  | 'unconfirmedNoticesInHour'
  | 'unconfirmedNoticesLeft'
  | 'notificationsRefusedSinceYesterday'
  | 'paymentsUnannounced'
  | 'waitingUploadsRatio'
>

/** Returns the figures of the whole installation, independent of the process. Throws the driver's errors. */
export async function readVitals(ctx: Ctx): Promise<Vitals> {
  const [readiness, attention, unconfirmed, notifications, uploads, counts] = await Promise.all([
    getReadiness(ctx),
    countAttention(ctx),
    countUnconfirmedNotices(ctx),
    readNotificationHealth(ctx),
    readWaitingUploads(ctx),
    count(ctx),
  ])
  return {
    workersAlive: readiness.workersAlive,
    oldestDueJobSeconds: readiness.oldestDueJobSeconds,
    ...counts,
    paymentsToLookAt: attention.count,
    unconfirmedNoticesInHour: unconfirmed.count,
    unconfirmedNoticesLeft: Math.max(0, unconfirmed.ceiling - unconfirmed.count),
    notificationsRefusedSinceYesterday: notifications.refusedSinceYesterday,
    waitingUploadsRatio: uploads.ratio,
    paymentsUnannounced: notifications.unannouncedPayments,
  }
}

async function count({ db, clock }: Ctx): Promise<VitalCounts> {
  const now = clock.now()
  // Reads only requests of 45 days, because leads have no index on time alone and new leads belong to recent requests.
  const [row] = await db.$queryRaw<VitalCounts[]>`
    SELECT
      (SELECT count(*)::int FROM graphile_worker.jobs
        WHERE run_at <= now() AND locked_at IS NULL AND attempts < max_attempts) AS "dueJobs",
      (SELECT count(*)::int FROM graphile_worker.jobs
        WHERE attempts >= max_attempts AND locked_at IS NULL) AS "jobsGivenUp",
      (SELECT coalesce(sum(CASE WHEN key LIKE 'mails:%' THEN split_part(key, ':', 2)::int ELSE 1 END), 0)::int
        FROM graphile_worker.jobs
        WHERE task_identifier = ${sendMailJob.name} AND attempts < max_attempts) AS "mailsToSend",
      (SELECT count(*)::int FROM service_requests
        WHERE created_at > ${now}::timestamptz - interval '1 hour') AS "requestsInHour",
      (SELECT count(*)::int FROM service_requests r JOIN leads l ON l.request_id = r.id
        WHERE r.created_at > ${now}::timestamptz - interval '45 days'
          AND l.taken_at > ${now}::timestamptz - interval '1 hour') AS "leadsInHour",
      (SELECT count(*)::int FROM payments
        WHERE created_at > ${now}::timestamptz - interval '1 hour' AND status = 'approved') AS "paymentsApprovedInHour",
      (SELECT extract(epoch FROM ${now}::timestamptz - max(taken_at))::int FROM backups) AS "secondsSinceBackup"`
  if (!row) throw new Error('the count query returned no row')
  return row
}
