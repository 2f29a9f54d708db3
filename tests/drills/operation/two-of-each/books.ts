import type { Tally } from './person'

/**
 * Everything that the product confirmed to its users. Afterwards the judges check that each entry exists exactly once.
 */
export interface Books {
  requests: { requestId: string; email: string; isUrgent: boolean }[]
  confirmed: string[]
  /** `professional` is a username. */
  leads: { leadId: string; requestId: string; professional: string }[]
  contactedLeads: string[]
  completed: { requestId: string; leadId: string }[]
  reviews: { leadId: string; rating: number }[]
  paid: { intentId: string; paymentId: string; kind: 'urgency' | 'booking'; subjectId: string }[]
  bookings: { bookingId: string; isCancelled: boolean }[]
  /** Number of bookings in which two bookers wanted the same days and only one got them. */
  contested: number
  /** The last saved text of the page, and the number of saves. */
  lastSave: { text: string; times: number }
  /** Number of token rotations per account. */
  rotated: Map<string, number>
}

export const newBooks = (): Books => ({
  requests: [],
  confirmed: [],
  leads: [],
  contactedLeads: [],
  completed: [],
  reviews: [],
  paid: [],
  bookings: [],
  contested: 0,
  lastSave: { text: '', times: 0 },
  rotated: new Map(),
})

/** Records an unexpected answer as a fault. Returns whether the answer has the expected status. */
export function expectStatus(
  tally: Tally,
  label: string,
  { status, body, tries }: { status: number; body: unknown; tries: number },
  expectedStatus: number,
): boolean {
  if (status === expectedStatus) return true
  tally.faults.push(`${label} answered ${status} after ${tries} tries: ${JSON.stringify(body).slice(0, 200)}`)
  return false
}
