import type { Meta, Story } from '@/lib/story'
import { CheckingPayment } from './checking-payment'

export default {
  component: CheckingPayment,
  title: 'payments/CheckingPayment',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type CheckingPaymentStory = Story<typeof CheckingPayment>

export const Page: CheckingPaymentStory = { args: {} }
export const BesideAPage: CheckingPaymentStory = { args: { isAside: true } }
