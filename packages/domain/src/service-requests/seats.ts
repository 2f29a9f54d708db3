import { seatCount } from '@oficio/contracts/service-requests/seats'

/** Returns how many more professionals may open the contact data now. */
export function seatsLeft(
  request: { leadCount: number; confirmedAt: Date | null },
  leadsPerRequest: number,
): number {
  return Math.max(0, seatCount(leadsPerRequest, request.confirmedAt !== null) - request.leadCount)
}
