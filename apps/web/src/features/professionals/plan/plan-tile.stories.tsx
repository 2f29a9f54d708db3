import type { Meta, Story } from '@/lib/story'
import { samplePlanPage, sampleSubscription, sampleTrialPage } from '../samples'
import { PlanTile } from './plan-tile'

export default { component: PlanTile, title: 'professionals/plan/PlanTile' } satisfies Meta

type PlanTileStory = Story<typeof PlanTile>

export const Active: PlanTileStory = {
  render: () => (
    <dl>
      <PlanTile plan={samplePlanPage} />
    </dl>
  ),
}
export const Trial: PlanTileStory = {
  render: () => (
    <dl>
      <PlanTile plan={sampleTrialPage} />
    </dl>
  ),
}
export const TrialUsedUp: PlanTileStory = {
  render: () => (
    <dl>
      <PlanTile
        plan={{
          ...sampleTrialPage,
          subscribeWay: 'afterTrial',
          status: { ...sampleTrialPage.status, remainingRequests: 0 },
        }}
      />
    </dl>
  ),
}
export const ToAuthorise: PlanTileStory = {
  render: () => (
    <dl>
      <PlanTile
        plan={{
          ...samplePlanPage,
          accessUntil: null,
          status: { ...samplePlanPage.status, status: 'pending', paidUntil: null },
        }}
      />
    </dl>
  ),
}
export const ChargeFailed: PlanTileStory = {
  render: () => (
    <dl>
      <PlanTile
        plan={{
          ...samplePlanPage,
          status: { ...samplePlanPage.status, status: 'past_due' },
          subscription: {
            ...sampleSubscription,
            owed: {
              amountArs: 24000,
              since: '2026-11-25T12:00:00.000Z',
              nextRetryAt: '2026-11-30T12:00:00.000Z',
              graceUntil: '2026-12-05T12:00:00.000Z',
              mayBeRetried: true,
            },
          },
        }}
      />
    </dl>
  ),
}
export const StandsStill: PlanTileStory = {
  render: () => (
    <dl>
      <PlanTile
        plan={{
          ...samplePlanPage,
          accessUntil: null,
          status: { ...samplePlanPage.status, status: 'suspended' },
          subscription: {
            ...sampleSubscription,
            owed: {
              amountArs: 24000,
              since: '2026-11-15T12:00:00.000Z',
              nextRetryAt: null,
              graceUntil: null,
              mayBeRetried: false,
            },
          },
        }}
      />
    </dl>
  ),
}
