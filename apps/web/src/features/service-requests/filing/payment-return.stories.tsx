import { verifyReturnEndpoint } from '@oficio/contracts/payments/endpoints'
import { samplePayment } from '@/features/payments/samples'
import { answer, type Meta, type Story } from '@/lib/story'
import { plainLink } from '../form/request-link'
import { PaymentReturn } from './payment-return'
import { blankForm } from './state/opened-form'

export default {
  component: PaymentReturn,
  title: 'service-requests/filing/PaymentReturn',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type PaymentReturnStory = Story<typeof PaymentReturn>

const page = {
  state: {
    name: 'backFromPaying' as const,
    payment: { key: { paymentId: '81234567890' }, isRemembered: false },
    link: plainLink,
  },
  dispatch: () => undefined,
  openWith: () => ({ form: blankForm(plainLink), isWaiting: false, filedRequest: null, isUrgencySold: true }),
  onFiled: () => undefined,
  supportEmail: 'soporte@oficio.example',
}

export const Checking: PaymentReturnStory = { args: page }
export const InReview: PaymentReturnStory = {
  args: { ...page, state: { ...page.state, name: 'inReview' } },
  parameters: {
    answers: [
      answer(verifyReturnEndpoint, {
        payment: { ...samplePayment, state: 'under_review', approvedAt: null },
      }),
    ],
  },
}
