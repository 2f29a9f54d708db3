import type { Meta, Story } from '@/lib/story'
import { sampleTracking, sampleUrgency } from '../samples'
import { UrgencyBox } from './urgency-box'

export default { component: UrgencyBox, title: 'service-requests/urgency/UrgencyBox' } satisfies Meta

type UrgencyBoxStory = Story<typeof UrgencyBox>

const box = (changes: Partial<typeof sampleUrgency>) => ({
  tracking: { ...sampleTracking, urgency: { ...sampleUrgency, ...changes } },
  token: 'abc.def',
})

export const Running: UrgencyBoxStory = { args: box({}) }
export const WithoutDeadline: UrgencyBoxStory = { args: box({ dueAt: null, runsUntil: null }) }
export const AnsweredOffer: UrgencyBoxStory = {
  args: box({ isAnswered: true, outcome: 'answered', noCallFrom: '2026-11-28T15:00:00.000Z' }),
}
export const AnsweredButNobodyCalled: UrgencyBoxStory = {
  args: box({ isAnswered: true, outcome: 'answered', canReportNoCall: true }),
}
export const DeadlineOver: UrgencyBoxStory = { args: box({ canReportNoCall: true, runsUntil: null }) }
export const RefundRequested: UrgencyBoxStory = {
  args: box({ outcome: 'refunded', refundState: 'asked', refundText: 'Nadie te contactó dentro del plazo.' }),
}
export const RefundMade: UrgencyBoxStory = {
  args: box({ outcome: 'refunded', refundState: 'done', refundText: 'Nadie te contactó dentro del plazo.' }),
}
export const PaymentUnderReview: UrgencyBoxStory = {
  args: { tracking: { ...sampleTracking, urgencyInHand: 'payment_in_review' }, token: 'abc.def' },
}
export const PaymentOfAnotherAmount: UrgencyBoxStory = {
  args: { tracking: { ...sampleTracking, urgencyInHand: 'payment_held' }, token: 'abc.def' },
}
