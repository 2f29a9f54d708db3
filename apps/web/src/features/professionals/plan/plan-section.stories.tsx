import { PricesWithVat } from '@/features/payments/net-price'
import type { Meta, Story } from '@/lib/story'
import { samplePlanPage, sampleSubscription, sampleTrialPage } from '../samples'
import { PlanSection } from './plan-section'

export default { component: PlanSection, title: 'professionals/plan/PlanSection' } satisfies Meta

type PlanSectionStory = Story<typeof PlanSection>

const section = (page: typeof samplePlanPage) => ({
  page,
  accountEmail: 'ramon@correo.example',
  isApproved: true,
  nowMs: Date.parse('2026-11-28T15:00:00.000Z'),
})

const withVat = (args: Parameters<typeof PlanSection>[0]) => (
  <PricesWithVat percent={21}>
    <PlanSection {...args} />
  </PricesWithVat>
)

export const Active: PlanSectionStory = { args: section(samplePlanPage), render: withVat }
export const Trial: PlanSectionStory = { args: section(sampleTrialPage), render: withVat }
export const TrialUsedUp: PlanSectionStory = {
  args: section({
    ...sampleTrialPage,
    subscribeWay: 'afterTrial',
    status: { ...sampleTrialPage.status, remainingRequests: 0 },
  }),
  render: withVat,
}
export const ToAuthorise: PlanSectionStory = {
  args: section({
    ...samplePlanPage,
    accessUntil: null,
    status: { ...samplePlanPage.status, status: 'pending', paidUntil: null },
  }),
  render: withVat,
}
export const ChargeFailed: PlanSectionStory = {
  args: section({
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
  render: withVat,
}
export const StandsStill: PlanSectionStory = {
  args: section({
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
  render: withVat,
}
export const CancelledWithPaidMonth: PlanSectionStory = {
  args: section({
    ...samplePlanPage,
    isOver: true,
    isOfferedAgain: true,
    subscribeWay: 'again',
    status: { ...samplePlanPage.status, status: 'cancelled', nextChargeAt: null },
    subscription: { ...sampleSubscription, cancelledAt: '2026-11-25T12:00:00.000Z', canCancel: false },
  }),
  render: withVat,
}
export const CancelledAndOver: PlanSectionStory = {
  args: section({
    ...samplePlanPage,
    isOver: true,
    accessUntil: null,
    subscribeWay: 'again',
    status: { ...samplePlanPage.status, status: 'cancelled', nextChargeAt: null, paidUntil: null },
    subscription: { ...sampleSubscription, cancelledAt: '2026-10-25T12:00:00.000Z', canCancel: false },
  }),
  render: withVat,
}
export const FirstChargeDeclined: PlanSectionStory = {
  args: section({
    ...samplePlanPage,
    isOver: true,
    isFirstChargeDeclined: true,
    accessUntil: null,
    subscribeWay: 'again',
    status: { ...samplePlanPage.status, status: 'cancelled', paidUntil: null },
  }),
  render: withVat,
}
export const PriceAnnounced: PlanSectionStory = {
  args: section({
    ...samplePlanPage,
    subscription: {
      ...sampleSubscription,
      announcedPrice: { unitPriceArs: 14000, amountArs: 28000, from: '2027-01-10T12:00:00.000Z' },
    },
  }),
  render: withVat,
}
export const AmountChanging: PlanSectionStory = {
  args: section({
    ...samplePlanPage,
    subscription: { ...sampleSubscription, pendingAmount: { currentArs: 12000, nextArs: 24000 } },
  }),
  render: withVat,
}
export const AccountHeld: PlanSectionStory = {
  args: section({ ...samplePlanPage, isHeld: true, subscription: { ...sampleSubscription, isPaused: true } }),
  render: withVat,
}
export const HeldCharge: PlanSectionStory = {
  args: section({ ...samplePlanPage, hasHeldCharge: true }),
  render: withVat,
}
