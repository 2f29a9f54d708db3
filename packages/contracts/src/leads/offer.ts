import type { ErrorCode } from '../errors'

/** What pays for opening one more contact. */
export type Coverage = 'trial' | 'subscription'

/** Why a professional may not open the contact data of a request. */
export type LeadRefusal = Extract<
  ErrorCode,
  | 'lead_returned'
  | 'not_approved'
  | 'account_suspended'
  | 'request_closed'
  | 'work_started'
  | 'out_of_reach'
  | 'no_seats_left'
  | 'unconfirmed_seats_taken'
  | 'trial_exhausted'
  | 'free_leads_reserved'
  | 'first_charge_pending'
  | 'rubro_not_covered'
>

/** What opening the contact data uses up, or why it is refused. 'unconfirmed': nothing until the client confirms. */
export type LeadOffer =
  | { takes: Coverage | 'unconfirmed'; refusal: null }
  | { takes: null; refusal: LeadRefusal }
