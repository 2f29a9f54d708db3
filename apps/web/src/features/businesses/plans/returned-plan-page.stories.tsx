import { PricesWithVat } from '@/features/payments/net-price'
import type { Meta, Story } from '@/lib/story'
import { sampleReturnedPlan } from '../samples'
import { ReturnedPlanPage } from './returned-plan-page'

export default {
  component: ReturnedPlanPage,
  title: 'businesses/plans/ReturnedPlanPage',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type ReturnedPlanPageStory = Story<typeof ReturnedPlanPage>

const withVat = (args: Parameters<typeof ReturnedPlanPage>[0]) => (
  <PricesWithVat percent={21}>
    <ReturnedPlanPage {...args} />
  </PricesWithVat>
)

export const PaidPlan: ReturnedPlanPageStory = { args: { returnedPlan: sampleReturnedPlan }, render: withVat }
export const Confirming: ReturnedPlanPageStory = {
  args: { returnedPlan: { ...sampleReturnedPlan, state: 'confirming', isPublic: false } },
  render: withVat,
}
export const Unpaid: ReturnedPlanPageStory = {
  args: {
    returnedPlan: {
      ...sampleReturnedPlan,
      state: 'unpaid',
      isPublic: false,
      payUrl: 'https://www.mercadopago.com.ar/subscriptions',
    },
  },
  render: withVat,
}
export const Refusal: ReturnedPlanPageStory = {
  args: { returnedPlan: { ...sampleReturnedPlan, state: 'refused', isPublic: false } },
  render: withVat,
}
export const Registered: ReturnedPlanPageStory = {
  args: {
    returnedPlan: {
      ...sampleReturnedPlan,
      state: 'registered',
      claimMailedTo: 'hola@ferreteriabelgrano.example',
    },
  },
  render: withVat,
}
export const MailWaiting: ReturnedPlanPageStory = {
  args: {
    returnedPlan: {
      ...sampleReturnedPlan,
      claimMailedTo: 'hola@ferreteriabelgrano.example',
      isMailWaiting: true,
    },
  },
  render: withVat,
}
export const Unknown: ReturnedPlanPageStory = { args: { returnedPlan: null }, render: withVat }
