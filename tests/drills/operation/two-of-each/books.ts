import type { Tally } from './person'

/** What somebody was told is done. The judges look for each of it afterwards, once. */
export interface Books {
  filed: { requestId: string; email: string; isUrgent: boolean }[]
  confirmed: string[]
  /** `professional` is the account's name. */
  leads: { leadId: string; requestId: string; professional: string }[]
  contacted: string[]
  completed: { requestId: string; leadId: string }[]
  reviewed: { leadId: string; rating: number }[]
  paid: { intentId: string; paymentId: string; kind: 'urgency' | 'booking'; subjectId: string }[]
  booked: { bookingId: string; isCancelled: boolean }[]
  /** Days of a space that two wanted at once, and only one got. */
  contested: number
  /** The last text of the page that was saved, and how often it was. */
  saved: { text: string; times: number }
  /** New tokens of programs, by account. */
  rotated: Map<string, number>
}

export const newBooks = (): Books => ({
  filed: [],
  confirmed: [],
  leads: [],
  contacted: [],
  completed: [],
  reviewed: [],
  paid: [],
  booked: [],
  contested: 0,
  saved: { text: '', times: 0 },
  rotated: new Map(),
})

/** Notes an answer that nobody should get; returns whether it was the one that was to be. */
export function expectStatus(
  tally: Tally,
  what: string,
  { status, body, tries }: { status: number; body: unknown; tries: number },
  wanted: number,
): boolean {
  if (status === wanted) return true
  tally.faults.push(`${what} answered ${status} after ${tries} tries: ${JSON.stringify(body).slice(0, 200)}`)
  return false
}
