import { limits } from '@oficio/contracts/limits'
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

/** Forgets that a professional reached the client: 'Contactado' is to be said anew. */
export async function forgetContact(ctx: TxCtx, leadId: string): Promise<void> {
  await ctx.db.lead.update({ where: { id: leadId }, data: { contactedAt: null } })
}

/**
 * How quickly they usually answer: the median over the last 20 contacts that they marked, from the notice (or the lead)
 * on, once there are `limits.contactsForResponse`. Only confirmed requests of others count, whose client did not deny the contact, and no mark that came as soon as
 * the data were opened. Of one that follows from begun or done work, or from the client's word, that is what the history tells first.
 */
export async function measureResponse(ctx: TxCtx, professionalId: string): Promise<void> {
  await ctx.db.$executeRaw`
    UPDATE professionals SET median_response_minutes = (
      SELECT CASE WHEN count(*) >= ${limits.contactsForResponse}
        THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes)::int END
      FROM (
        SELECT extract(epoch FROM l.contacted_at - coalesce(r.notified_at, l.taken_at)) / 60 AS minutes
        FROM leads l
        JOIN service_requests request ON request.id = l.request_id
        LEFT JOIN service_request_recipients r USING (request_id, professional_id)
        WHERE l.professional_id = ${professionalId}::uuid AND l.contacted_at IS NOT NULL
          AND request.confirmed_at IS NOT NULL AND NOT l.is_self_made
          AND l.contacted_at >= l.taken_at + make_interval(secs => ${limits.contactSecondsMin})
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
