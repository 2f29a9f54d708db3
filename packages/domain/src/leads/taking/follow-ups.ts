import type { LeadFollowUps } from '../../service-requests/lead-follow-ups'
import { noteContact } from '../note-contact'
import { chargeUnconfirmed } from './charge-unconfirmed'

export const leadFollowUps: LeadFollowUps = {
  clientConfirmed: (ctx, requestId) => chargeUnconfirmed(ctx, { requestId }),
  workGiven: chargeUnconfirmed,
  clientReached: noteContact,
}
