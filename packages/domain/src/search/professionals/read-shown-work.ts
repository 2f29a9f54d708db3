import { portfolioPhotoPath } from '@oficio/contracts/professionals/portfolio'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Tx } from '@oficio/db/client'
import { plannedOnce } from '@oficio/db/statement-names'

type ShownWork = Pick<FoundProfessional, 'jobsDone' | 'workPhotoUrls'>

/** How many pictures of work a card shows. */
const picturesShown = 3

/**
 * Returns what cards and profiles show of each professional's work, by id, in one statement. `jobsDone` counts the
 * different clients who chose the professional and said themselves that the work is done, because a professional can
 * report any lead as done. Leaves out what would also make a review suspicious: own requests and quick completions.
 *
 * A client is known by the email of their account, else by that of the request. Requests of visitors lose their email
 * when they are anonymised. They count as one client if no other client is known, so that the number never rises by
 * itself.
 */
export async function readShownWork(db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, ShownWork>> {
  const rows = await db.$queryRaw<{ id: string; jobsDone: number; photoIds: string[] }[]>`
    SELECT professional.id,
      (SELECT GREATEST(
          count(DISTINCT NULLIF(lower(COALESCE(client.email, request.email)::text), '')), LEAST(count(*), 1)
        )::int
        FROM leads own JOIN service_requests request ON request.chosen_lead_id = own.id
        LEFT JOIN users client ON client.id = request.user_id
        WHERE own.professional_id = professional.id AND NOT own.is_self_made
          AND request.status = 'completed' AND request.completed_by = 'client' AND request.confirmed_at IS NOT NULL
          AND request.closed_at >= request.created_at + ${serverLimits.quickCompletionMinutes}::int * interval '1 minute'
          AND NOT EXISTS (SELECT FROM reviews WHERE reviews.lead_id = own.id AND reviews.standing <> 'counts')
      ) AS "jobsDone",
      ARRAY(SELECT work.photo_id FROM portfolio_photos work WHERE work.professional_id = professional.id
        ORDER BY work.position, work.photo_id LIMIT ${picturesShown}::int) AS "photoIds"
    FROM professionals professional
    WHERE professional.id = ANY(ARRAY(SELECT unnest(${[...ids]}::uuid[]))) ${plannedOnce}`
  return new Map(
    rows.map(({ id, jobsDone, photoIds }) => [
      id,
      { jobsDone, workPhotoUrls: photoIds.map((photoId) => portfolioPhotoPath(photoId, 'thumb')) },
    ]),
  )
}
