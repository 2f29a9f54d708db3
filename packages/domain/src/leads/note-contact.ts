import { serverLimits } from '@oficio/contracts/server-limits'
import type { TxCtx } from '../kernel/ctx'
import { noteProfileChange } from '../professionals/profile/note-profile-change'

/**
 * Notes that a professional reached the client, the first time only. Where it was they who said 'Contactado', it is
 * measured how quickly they usually do; where it is only known from what followed, nobody knows when it was.
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

/** Forgets that a professional reached the client, so that 'Contactado' can be marked again. */
export async function forgetContact(ctx: TxCtx, leadId: string): Promise<void> {
  await ctx.db.lead.update({ where: { id: leadId }, data: { contactedAt: null } })
}

/**
 * Stores how quickly the professional usually answers: the median over the last 20 marked contacts, counted from the
 * notice (or the lead), once there are `serverLimits.contactsForResponse`. Counts confirmed requests of other people only,
 * whose client did not deny the contact, and no mark made as soon as the data were opened. A contact that follows from
 * begun or done work, or from the client's word, is dated by the first entry of the history.
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
  await noteProfileChange(ctx, professionalId)
}
