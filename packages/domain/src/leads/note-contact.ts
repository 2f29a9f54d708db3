import { serverLimits } from '@oficio/contracts/server-limits'
import type { TxCtx } from '../kernel/ctx'
import { noteProfileChange } from '../professionals/profile/note-profile-change'

/**
 * Stores when a professional first reached the client; later calls change nothing. With `isMeasured`, also updates the
 * professional's response time. Pass `isMeasured` only if the professional clicked 'Contactado', because otherwise the
 * time of the contact is unknown.
 */
export async function noteContact(
  ctx: TxCtx,
  { id, professionalId, isMeasured }: { id: string; professionalId: string; isMeasured: boolean },
): Promise<void> {
  const { count } = await ctx.db.lead.updateMany({
    where: { id, contactedAt: null },
    data: { contactedAt: ctx.clock.now() },
  })
  if (count === 1 && isMeasured) await measureResponse(ctx, professionalId)
}

/** Clears the time of contact, so that the professional can click 'Contactado' again. */
export async function forgetContact(ctx: TxCtx, leadId: string): Promise<void> {
  await ctx.db.lead.update({ where: { id: leadId }, data: { contactedAt: null } })
}

/**
 * Stores the professional's usual response time: the median over the last 20 contacts. Stores null below
 * `serverLimits.contactsForResponse` contacts. Each time runs from the notification, or from taking the lead if there
 * was none. Counts only confirmed requests of other people. Skips contacts that the client denied, and marks made
 * within `contactSecondsMin` of taking the lead. Skips leads whose first event is neither 'contacted' nor a change to
 * open, because started or completed work says nothing about the time of the contact.
 */
export async function measureResponse(ctx: TxCtx, professionalId: string): Promise<void> {
  await ctx.db.$executeRaw`
    UPDATE professionals SET median_response_minutes = (
      SELECT CASE WHEN count(*) >= ${serverLimits.contactsForResponse}
        THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes)::int END
      FROM (
        SELECT extract(epoch FROM l.contacted_at - coalesce(r.notified_at, l.taken_at)) / 60 AS minutes
        FROM leads l
        JOIN service_requests request ON request.id = l.request_id
        LEFT JOIN service_request_recipients r USING (request_id, professional_id)
        WHERE l.professional_id = ${professionalId}::uuid AND l.contacted_at IS NOT NULL
          AND request.confirmed_at IS NOT NULL AND NOT l.is_self_made
          AND l.contacted_at >= l.taken_at + make_interval(secs => ${serverLimits.contactSecondsMin})
          AND NOT EXISTS (SELECT FROM service_request_events denial
            WHERE denial.request_id = l.request_id AND denial.reason = 'nobody_called')
          AND NOT EXISTS (SELECT FROM lead_reports report
            WHERE report.lead_id = l.id AND report.answer IN ('not_contacted', 'not_mine'))
          AND (
            SELECT e.type = 'contacted' OR e.to_status = 'open'
            FROM service_request_events e
            WHERE e.request_id = l.request_id AND e.lead_id = l.id AND e.type IN ('contacted', 'status_changed')
            ORDER BY e.created_at, e.id
            LIMIT 1
          )
        ORDER BY l.contacted_at DESC
        LIMIT 20
      ) last
    )
    WHERE id = ${professionalId}::uuid`
  await noteProfileChange(ctx, professionalId, { isOutsideSearches: true })
}
