import type { Tally } from './person'

/** Everything that the product confirmed to its users. The judges look for each entry afterwards, once. */
export interface Books {
  requests: { requestId: string; email: string; isUrgent: boolean }[]
  confirmed: string[]
  /** `professional` is the account's name. */
  leads: { leadId: string; requestId: string; professional: string }[]
  contactedLeads: string[]
  completed: { requestId: string; leadId: string }[]
  reviews: { leadId: string; rating: number }[]
  paid: { intentId: string; paymentId: string; kind: 'urgency' | 'booking'; subjectId: string }[]
  bookings: { bookingId: string; isCancelled: boolean }[]
  /** Days of a space that two wanted at once, and only one got. */
  contested: number
  /** The last text of the page that was saved, and how often it was. */
  lastSave: { text: string; times: number }
  /** New tokens of programs, by account. */
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

/** Records an unexpected answer as a fault; returns whether the answer was the expected one. */
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
