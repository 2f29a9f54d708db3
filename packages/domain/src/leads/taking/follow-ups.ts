import type { LeadFollowUps } from '../../service-requests/lead-follow-ups'
import { eraseNotes } from '../erase-notes'
import { forgetContact, noteContact } from '../note-contact'
import { chargeUnconfirmed } from './charge-unconfirmed'

/**
 * The effects of changes of a request on its leads. They are passed by the registry, because the request noun must not
 * import leads.
 */
export const leadFollowUps: LeadFollowUps = {
  clientConfirmed: (ctx, requestId) => chargeUnconfirmed(ctx, { requestId }),
  workGiven: chargeUnconfirmed,
  clientReached: noteContact,
  contactDenied: forgetContact,
  requestErased: (ctx, requestId) => eraseNotes(ctx, { requestId }),
}
