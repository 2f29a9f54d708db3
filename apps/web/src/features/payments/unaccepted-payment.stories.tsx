import type { Meta, Story } from '@/lib/story'
import { samplePayment } from './samples'
import { UnacceptedPayment } from './unaccepted-payment'

export default {
  component: UnacceptedPayment,
  title: 'payments/UnacceptedPayment',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type UnacceptedPaymentStory = Story<typeof UnacceptedPayment>

export const Amount: UnacceptedPaymentStory = {
  args: {
    payment: {
      ...samplePayment,
      state: 'not_accepted',
      charged: { amount: 450, currency: 'ARS', fault: 'amount' },
    },
    supportEmail: 'soporte@oficio.example',
    actions: null,
  },
}
export const Currency: UnacceptedPaymentStory = {
  args: {
    payment: {
      ...samplePayment,
      state: 'not_accepted',
      charged: { amount: 450, currency: 'USD', fault: 'currency' },
    },
    supportEmail: 'soporte@oficio.example',
    actions: null,
  },
}
export const OtherAccount: UnacceptedPaymentStory = {
  args: {
    payment: {
      ...samplePayment,
      state: 'not_accepted',
      charged: { amount: 450, currency: 'ARS', fault: 'collector' },
    },
    supportEmail: 'soporte@oficio.example',
    actions: null,
  },
}
