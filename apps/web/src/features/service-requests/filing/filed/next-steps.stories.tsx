import type { Meta, Story } from '@/lib/story'
import { NextSteps } from './next-steps'

export default { component: NextSteps, title: 'service-requests/filing/filed/NextSteps' } satisfies Meta

type NextStepsStory = Story<typeof NextSteps>

export const BeforeFiling: NextStepsStory = { args: { leadsPerRequest: 5 } }
export const Unconfirmed: NextStepsStory = {
  args: { leadsPerRequest: 5, isConfirmed: false, expiresAt: '2026-12-12T13:15:00.000Z' },
}
export const Urgent: NextStepsStory = {
  args: { leadsPerRequest: 5, isUrgent: true, expiresAt: '2026-12-12T13:15:00.000Z' },
}
