import { limits } from '../limits'

/** Returns the maximum number of simultaneous leads of a request. It is lower until the client has confirmed. */
export const seatCount = (leadsPerRequest: number, isConfirmed: boolean): number =>
  isConfirmed ? leadsPerRequest : Math.min(limits.leadsUnconfirmed, leadsPerRequest)
