import { PricesWithVat } from '@/features/payments/net-price'
import type { Meta, Story } from '@/lib/story'
import { samplePlanPage, sampleSubscription, sampleTrialPage } from '../samples'
import { PlanCard } from './plan-card'
import { planOf } from './plan-view'

export default { component: PlanCard, title: 'professionals/plan/PlanCard' } satisfies Meta

type PlanCardStory = Story<typeof PlanCard>

const card = (plan: ReturnType<typeof planOf>) => ({
  plan,
  isReadOnly: false,
  nowMs: Date.parse('2026-11-28T15:00:00.000Z'),
})

const withVat = (args: Parameters<typeof PlanCard>[0]) => (
  <PricesWithVat percent={21}>
    <PlanCard {...args} />
  </PricesWithVat>
)

export const Active: PlanCardStory = { args: card(planOf(samplePlanPage)), render: withVat }
export const Trial: PlanCardStory = { args: card(planOf(sampleTrialPage)), render: withVat }
export const TrialUsedUp: PlanCardStory = {
  args: card(
    planOf({
      ...sampleTrialPage,
      subscribeWay: 'afterTrial',
      status: { ...sampleTrialPage.status, remainingRequests: 0 },
    }),
  ),
  render: withVat,
}
export const ToAuthorise: PlanCardStory = {
  args: card(
    planOf({
      ...samplePlanPage,
      accessUntil: null,
      status: { ...samplePlanPage.status, status: 'pending', paidUntil: null },
    }),
  ),
  render: withVat,
}
export const ChargeFailed: PlanCardStory = {
  args: card(
    planOf({
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
    }),
  ),
  render: withVat,
}
export const StandsStill: PlanCardStory = {
  args: card(
    planOf({
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
    }),
  ),
  render: withVat,
}
export const CancelledWithPaidMonth: PlanCardStory = {
  args: card(
    planOf({
      ...samplePlanPage,
      isOver: true,
      isOfferedAgain: true,
      subscribeWay: 'again',
      status: { ...samplePlanPage.status, status: 'cancelled', nextChargeAt: null },
      subscription: { ...sampleSubscription, cancelledAt: '2026-11-25T12:00:00.000Z', canCancel: false },
    }),
  ),
  render: withVat,
}
export const CancelledAndOver: PlanCardStory = {
  args: card(
    planOf({
      ...samplePlanPage,
      isOver: true,
      accessUntil: null,
      subscribeWay: 'again',
      status: { ...samplePlanPage.status, status: 'cancelled', nextChargeAt: null, paidUntil: null },
      subscription: { ...sampleSubscription, cancelledAt: '2026-10-25T12:00:00.000Z', canCancel: false },
    }),
  ),
  render: withVat,
}
export const FirstChargeDeclined: PlanCardStory = {
  args: card(
    planOf({
      ...samplePlanPage,
      isOver: true,
      isFirstChargeDeclined: true,
      accessUntil: null,
      subscribeWay: 'again',
      status: { ...samplePlanPage.status, status: 'cancelled', paidUntil: null },
    }),
  ),
  render: withVat,
}
export const PriceAnnounced: PlanCardStory = {
  args: card(
    planOf({
      ...samplePlanPage,
      subscription: {
        ...sampleSubscription,
        announcedPrice: { unitPriceArs: 14000, amountArs: 28000, from: '2027-01-10T12:00:00.000Z' },
      },
    }),
  ),
  render: withVat,
}
export const AmountChanging: PlanCardStory = {
  args: card(
    planOf({
      ...samplePlanPage,
      subscription: { ...sampleSubscription, pendingAmount: { currentArs: 12000, nextArs: 24000 } },
    }),
  ),
  render: withVat,
}
export const AccountHeld: PlanCardStory = {
  args: card(
    planOf({ ...samplePlanPage, isHeld: true, subscription: { ...sampleSubscription, isPaused: true } }),
  ),
  render: withVat,
}
export const HeldCharge: PlanCardStory = {
  args: card(planOf({ ...samplePlanPage, hasHeldCharge: true })),
  render: withVat,
}
