import { PricesWithVat } from '@/features/payments/net-price'
import type { Meta, Story } from '@/lib/story'
import { sampleOwnBusiness, sampleOwnPlan } from '../samples'
import { PlanNewsBox } from './plan-news-box'

export default { component: PlanNewsBox, title: 'businesses/plans/PlanNewsBox' } satisfies Meta

type PlanNewsBoxStory = Story<typeof PlanNewsBox>

const box = (changes: Partial<typeof sampleOwnPlan>) => ({
  own: { ...sampleOwnBusiness, plan: { ...sampleOwnPlan, ...changes } },
})

const withVat = (args: Parameters<typeof PlanNewsBox>[0]) => (
  <PricesWithVat percent={21}>
    <p>Novedades del plan:</p>
    <PlanNewsBox {...args} />
  </PricesWithVat>
)

export const PaymentInReview: PlanNewsBoxStory = {
  args: box({ isInReview: true, status: 'pending', isRunning: false }),
  render: withVat,
}
export const PriceAnnounced: PlanNewsBoxStory = {
  args: box({ announced: { monthlyPriceArs: 21000, from: '2027-01-10T12:00:00.000Z' } }),
  render: withVat,
}
export const OrderRefused: PlanNewsBoxStory = {
  args: box({
    status: 'cancelled',
    isRefused: true,
    isRunning: false,
    payWay: 'reactivate',
    paidUntil: null,
    accessUntil: null,
  }),
  render: withVat,
}
export const ChargeFailed: PlanNewsBoxStory = { args: box({ status: 'past_due' }), render: withVat }
