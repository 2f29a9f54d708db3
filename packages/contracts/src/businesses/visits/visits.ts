import { z } from 'zod'
import { defineEndpoint, done } from '../../endpoint'
import { type TapKind, visitKinds } from './visit-kinds'

export const countVisitEndpoint = defineEndpoint({
  name: 'countBusinessVisit',
  summary:
    'Counts a visit to the page of a business, or a tap on one of its contact options, once per kind, browser and day. The response is the same whether or not it was counted.',
  tag: 'Negocios',
  method: 'POST',
  createsNothing: 'counts',
  path: '/business/{idOrSlug}/visits',
  access: 'anyone',
  params: z.object({ idOrSlug: z.string().max(200) }),
  /** In the query, because pages make this call with `navigator.sendBeacon` and an address alone. */
  query: z.object({ kind: z.enum(visitKinds) }),
  response: done,
})

export interface VisitWeek {
  /** The Monday on which the week begins: '2026-11-23'. */
  from: string
  visits: number
  /** Taps on all contact links together. */
  taps: number
}

/** Visits and taps of a business page, for its owner. */
export interface BusinessVisits {
  /** Oldest first; the last week is the current one. */
  weeks: readonly VisitWeek[]
  /** Taps of all these weeks by kind, most frequent first. Leaves out kinds without taps. */
  taps: readonly { kind: TapKind; count: number }[]
}
