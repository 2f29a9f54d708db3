import type { Meta, Story } from '@/lib/story'
import { sampleLeadView, sampleNowMs, sampleProfessionalRequest } from '../samples'
import { ContactBox } from './contact-box'

export default { component: ContactBox, title: 'leads/taking/ContactBox' } satisfies Meta

type ContactBoxStory = Story<typeof ContactBox>

type Refusal = NonNullable<NonNullable<typeof sampleProfessionalRequest.offer>['refusal']>

const refusedView = (refusal: Refusal) => ({
  ...sampleProfessionalRequest,
  offer: { takes: null, refusal },
  seats: { takenCount: 5, total: 5 },
  coverableFrom: '2026-12-10T12:00:00.000Z',
})

export const OfferBySubscription: ContactBoxStory = {
  args: { nowMs: sampleNowMs, view: sampleProfessionalRequest },
}
export const OfferByFreeLead: ContactBoxStory = {
  args: {
    nowMs: sampleNowMs,
    view: {
      ...sampleProfessionalRequest,
      offer: { takes: 'trial', refusal: null },
      freeLeads: { remaining: 2, total: 3 },
    },
  },
}
export const ClaimedByAnother: ContactBoxStory = {
  args: { nowMs: sampleNowMs, view: { ...sampleProfessionalRequest, isClaimedByOther: true } },
}
export const RequestClosed: ContactBoxStory = {
  args: { nowMs: sampleNowMs, view: refusedView('request_closed') },
}
export const NoSeatsLeft: ContactBoxStory = {
  args: { nowMs: sampleNowMs, view: refusedView('no_seats_left') },
}
export const WorkStarted: ContactBoxStory = {
  args: { nowMs: sampleNowMs, view: refusedView('work_started') },
}
export const UnconfirmedSeatsTaken: ContactBoxStory = {
  args: { nowMs: sampleNowMs, view: refusedView('unconfirmed_seats_taken') },
}
export const TrialExhausted: ContactBoxStory = {
  args: { nowMs: sampleNowMs, view: refusedView('trial_exhausted') },
}
export const FreeLeadsReserved: ContactBoxStory = {
  args: { nowMs: sampleNowMs, view: refusedView('free_leads_reserved') },
}
export const NotApproved: ContactBoxStory = {
  args: { nowMs: sampleNowMs, view: refusedView('not_approved') },
}
export const AccountSuspended: ContactBoxStory = {
  args: { nowMs: sampleNowMs, view: refusedView('account_suspended') },
}
export const LeadReturned: ContactBoxStory = {
  args: { nowMs: sampleNowMs, view: refusedView('lead_returned') },
}
export const FirstChargePending: ContactBoxStory = {
  args: { nowMs: sampleNowMs, view: refusedView('first_charge_pending') },
}
export const RubroNotCovered: ContactBoxStory = {
  args: { nowMs: sampleNowMs, view: refusedView('rubro_not_covered') },
}
export const OutOfReach: ContactBoxStory = { args: { nowMs: sampleNowMs, view: refusedView('out_of_reach') } }
export const ContactData: ContactBoxStory = {
  args: { nowMs: sampleNowMs, view: { ...sampleProfessionalRequest, offer: null, lead: sampleLeadView } },
}
export const FirstLead: ContactBoxStory = {
  args: {
    nowMs: sampleNowMs,
    view: {
      ...sampleProfessionalRequest,
      offer: null,
      isFirstLead: true,
      lead: { ...sampleLeadView, takenAt: '2026-11-28T14:59:00.000Z' },
    },
  },
}
export const ContactDataOfFinishedWork: ContactBoxStory = {
  args: {
    nowMs: sampleNowMs,
    view: {
      ...sampleProfessionalRequest,
      offer: null,
      lead: { ...sampleLeadView, contactUntil: '2026-12-28T12:00:00.000Z' },
    },
  },
}
export const Suspended: ContactBoxStory = {
  args: {
    nowMs: sampleNowMs,
    view: { ...sampleProfessionalRequest, offer: null, lead: { ...sampleLeadView, contact: null } },
  },
}
export const ClosedForOthers: ContactBoxStory = {
  args: {
    nowMs: sampleNowMs,
    view: {
      ...sampleProfessionalRequest,
      offer: null,
      request: { ...sampleProfessionalRequest.request, status: 'completed' },
    },
  },
}
