import { limits } from '../limits'

/** Returns how many professionals may hold a lead of a request at once: few until the client has confirmed. */
export const seatCount = (leadsPerRequest: number, isConfirmed: boolean): number =>
  isConfirmed ? leadsPerRequest : Math.min(limits.leadsUnconfirmed, leadsPerRequest)
