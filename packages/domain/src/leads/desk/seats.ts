import type { Places } from '@oficio/contracts/leads/desk'
import { placesLeft } from '../../service-requests/tracking/view-request'

/** Returns the places of a request; fewer of them are open until the client has confirmed. */
export function placesOf(
  request: { leadCount: number; confirmedAt: Date | null },
  leadsPerRequest: number,
): Places {
  const taken = request.leadCount
  return { taken, total: taken + placesLeft(request, leadsPerRequest) }
}
