import type { Seats } from '@oficio/contracts/leads/desk'
import { seatsLeft } from '../../service-requests/seats'

/** Returns the taken and total seats of a request. Fewer seats are open until the client has confirmed. */
export function seatsOf(
  request: { leadCount: number; confirmedAt: Date | null },
  leadsPerRequest: number,
): Seats {
  const takenCount = request.leadCount
  return { takenCount, total: takenCount + seatsLeft(request, leadsPerRequest) }
}
