import { z } from 'zod'
import { defineEndpoint, done } from '../../endpoint'
import { type TapKind, visitKinds } from './visit-kinds'

export const countVisitEndpoint = defineEndpoint({
  name: 'countBusinessVisit',
  summary:
    'Counts a visit to the page of a business, or a tap on one of its ways to be reached; one of each kind for a browser and day. Answers alike whether or not it counted.',
  tag: 'Negocios',
  method: 'POST',
  createsNothing: 'counts',
  path: '/business/{idOrSlug}/visits',
  access: 'anyone',
  params: z.object({ idOrSlug: z.string().max(200) }),
  /** No body: that is all that a page which is only read needs to send. */
  query: z.object({ kind: z.enum(visitKinds) }),
  response: done,
})

export interface VisitWeek {
  /** Its Monday: '2026-11-23'. */
  from: string
  visits: number
  /** On all ways to the business together. */
  taps: number
}

/** What came of the page of a business, as its owner reads it. */
export interface BusinessVisits {
  /** The oldest first; the last one is still going on. */
  weeks: readonly VisitWeek[]
  /** Of those weeks together, by way; the most used first, without unused ways. */
  taps: readonly { kind: TapKind; count: number }[]
}
