import type { Tx } from '@oficio/db/client'
import type { Ctx } from '../context/ctx'

/** Notes that a professional reached the client, the first time only, and measures how quickly they usually do. */
export async function noteContact(
  ctx: Ctx,
  tx: Tx,
  { id, professionalId }: { id: string; professionalId: string },
): Promise<void> {
  const { count } = await tx.lead.updateMany({
    where: { id, contactedAt: null },
    data: { contactedAt: ctx.clock.now() },
  })
  if (count === 1) await measureResponse(tx, professionalId)
}

/** How quickly they usually answer: the median over their last 20 contacts, from the notice (or the lead) on. */
async function measureResponse(tx: Tx, professionalId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE professionals SET median_response_minutes = (
      SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes)::int
      FROM (
        SELECT extract(epoch FROM l.contacted_at - coalesce(r.notified_at, l.taken_at)) / 60 AS minutes
        FROM leads l
        LEFT JOIN service_request_recipients r USING (request_id, professional_id)
        WHERE l.professional_id = ${professionalId}::uuid AND l.contacted_at IS NOT NULL
        ORDER BY l.contacted_at DESC
        LIMIT 20
      ) last
    )
    WHERE id = ${professionalId}::uuid`
}
