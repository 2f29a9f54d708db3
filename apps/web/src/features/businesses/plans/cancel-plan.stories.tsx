import type { Meta, Story } from '@/lib/story'
import { CancelPlan } from './cancel-plan'

export default { component: CancelPlan, title: 'businesses/plans/CancelPlan' } satisfies Meta

type CancelPlanStory = Story<typeof CancelPlan>

export const PaidMonth: CancelPlanStory = {
  args: {
    subject: { subjectType: 'business', subjectId: 'business' },
    until: '2026-12-10T12:00:00.000Z',
    isHidden: false,
  },
}
export const AlreadyHidden: CancelPlanStory = {
  args: { subject: { subjectType: 'business', subjectId: 'business' }, until: null, isHidden: true },
}
