import type { Meta, Story } from '@/lib/story'
import { sampleNowMs, sampleOwnLead } from '../samples'
import { LeadItem } from './lead-item'

export default { component: LeadItem, title: 'leads/desk/LeadItem' } satisfies Meta

type LeadItemStory = Story<typeof LeadItem>

export const ToContact: LeadItemStory = { args: { lead: sampleOwnLead, nowMs: sampleNowMs } }
export const ContactedLead: LeadItemStory = {
  args: { lead: { ...sampleOwnLead, contactedAt: '2026-11-27T15:00:00.000Z' }, nowMs: sampleNowMs },
}
export const GivenBack: LeadItemStory = {
  args: { lead: { ...sampleOwnLead, status: 'returned', contact: null }, nowMs: sampleNowMs },
}
export const ReportPending: LeadItemStory = {
  args: {
    lead: {
      ...sampleOwnLead,
      report: { reason: 'no_answer', status: 'pending', createdAt: '2026-11-28T12:00:00.000Z' },
    },
    nowMs: sampleNowMs,
  },
}
export const Completed: LeadItemStory = {
  args: { lead: { ...sampleOwnLead, requestStatus: 'completed' }, nowMs: sampleNowMs },
}
