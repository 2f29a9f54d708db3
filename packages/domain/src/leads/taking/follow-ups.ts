import type { LeadFollowUps } from '../../service-requests/lead-follow-ups'
import { eraseNotes } from '../erase-notes'
import { forgetContact, noteContact } from '../note-contact'
import { chargeUnconfirmed } from './charge-unconfirmed'

export const leadFollowUps: LeadFollowUps = {
  clientConfirmed: (ctx, requestId) => chargeUnconfirmed(ctx, { requestId }),
  workGiven: chargeUnconfirmed,
  clientReached: noteContact,
  contactDenied: forgetContact,
  requestErased: (ctx, requestId) => eraseNotes(ctx, { requestId }),
}
