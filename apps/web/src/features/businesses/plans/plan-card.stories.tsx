import { PricesWithVat } from '@/features/payments/net-price'
import type { Meta, Story } from '@/lib/story'
import { sampleOwnBusiness, sampleOwnPlan } from '../samples'
import { PlanCard } from './plan-card'

export default { component: PlanCard, title: 'businesses/plans/PlanCard' } satisfies Meta

type PlanCardStory = Story<typeof PlanCard>

const card = (changes: Partial<typeof sampleOwnPlan>) => ({
  own: { ...sampleOwnBusiness, plan: { ...sampleOwnPlan, ...changes } },
  rubroNames: [],
  nowMs: Date.parse('2026-11-28T15:00:00.000Z'),
})

const withVat = (args: Parameters<typeof PlanCard>[0]) => (
  <PricesWithVat percent={21}>
    <PlanCard {...args} />
  </PricesWithVat>
)

export const Active: PlanCardStory = { args: card({}), render: withVat }
export const PriceAnnounced: PlanCardStory = {
  args: card({ announced: { monthlyPriceArs: 21000, from: '2027-01-10T12:00:00.000Z' } }),
  render: withVat,
}
export const ChangeOrdered: PlanCardStory = {
  args: card({ next: { tier: 'featured', rubroIds: [] } }),
  render: withVat,
}
export const PlanPaused: PlanCardStory = { args: card({ isPaused: true, isRunning: false }), render: withVat }
export const Free: PlanCardStory = {
  args: card({ isFree: true, monthlyPriceArs: 0, nextChargeAt: null }),
  render: withVat,
}
export const PaymentInReview: PlanCardStory = {
  args: card({ isInReview: true, status: 'pending', isRunning: false }),
  render: withVat,
}
export const ChargeFailed: PlanCardStory = { args: card({ status: 'past_due' }), render: withVat }
export const Cancelled: PlanCardStory = {
  args: card({
    status: 'cancelled',
    isRunning: false,
    canCancel: false,
    nextChargeAt: null,
    payWay: 'reactivate',
  }),
  render: withVat,
}
export const OrderRefused: PlanCardStory = {
  args: card({
    status: 'cancelled',
    isRefused: true,
    isRunning: false,
    payWay: 'reactivate',
    paidUntil: null,
    accessUntil: null,
  }),
  render: withVat,
}
