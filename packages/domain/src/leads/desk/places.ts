import { placesLeft } from '../../service-requests/tracking/view-request'

/** How many professionals may open a request's contact data now, and how many have. */
export interface Places {
  taken: number
  total: number
}

/** Returns the places of a request; fewer of them are open until the client has confirmed. */
export function placesOf(
  request: { leadCount: number; confirmedAt: Date | null },
  leadsPerRequest: number,
): Places {
  const taken = request.leadCount
  return { taken, total: taken + placesLeft(request, leadsPerRequest) }
}
