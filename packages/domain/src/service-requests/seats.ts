import { limits } from '@oficio/contracts/limits'

/** Returns how many professionals may hold a lead at once: few until the client has confirmed. */
export const seatCount = (leadsPerRequest: number, isConfirmed: boolean): number =>
  isConfirmed ? leadsPerRequest : Math.min(limits.leadsUnconfirmed, leadsPerRequest)

/** Returns how many more professionals may open the contact data now. */
export function seatsLeft(
  request: { leadCount: number; confirmedAt: Date | null },
  leadsPerRequest: number,
): number {
  return Math.max(0, seatCount(leadsPerRequest, request.confirmedAt !== null) - request.leadCount)
}
