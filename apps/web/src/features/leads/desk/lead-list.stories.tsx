import type { Meta, Story } from '@/lib/story'
import { sampleNowMs, sampleOwnLead } from '../samples'
import { LeadList } from './lead-list'

export default { component: LeadList, title: 'leads/desk/LeadList' } satisfies Meta

type LeadListStory = Story<typeof LeadList>

export const InCourse: LeadListStory = {
  args: { leads: { inCourse: [sampleOwnLead], closed: [] }, nowMs: sampleNowMs },
}
export const InCourseAndClosed: LeadListStory = {
  args: {
    leads: { inCourse: [sampleOwnLead], closed: [{ ...sampleOwnLead, id: '2', requestStatus: 'completed' }] },
    nowMs: sampleNowMs,
  },
}
