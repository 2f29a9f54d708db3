import type { Meta, Story } from '@/lib/story'
import { samplePlanPage, sampleTrialPage } from '../samples'
import { PlanBadge } from './plan-badge'
import { planOf } from './plan-view'

export default { component: PlanBadge, title: 'professionals/plan/PlanBadge' } satisfies Meta

type PlanBadgeStory = Story<typeof PlanBadge>

export const Active: PlanBadgeStory = { args: { plan: planOf(samplePlanPage) } }
export const Trial: PlanBadgeStory = { args: { plan: planOf(sampleTrialPage) } }
export const StandsStill: PlanBadgeStory = {
  args: {
    plan: planOf({
      ...samplePlanPage,
      accessUntil: null,
      status: { ...samplePlanPage.status, status: 'suspended' },
    }),
  },
}
