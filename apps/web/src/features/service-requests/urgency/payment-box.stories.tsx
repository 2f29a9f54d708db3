import type { Meta, Story } from '@/lib/story'
import { PaymentBox } from './payment-box'

export default { component: PaymentBox, title: 'service-requests/urgency/PaymentBox' } satisfies Meta

type PaymentBoxStory = Story<typeof PaymentBox>

export const Unreadable: PaymentBoxStory = { args: { remark: 'unknown', hasKeptForm: true } }
export const Unpaid: PaymentBoxStory = { args: { remark: 'unpaid', hasKeptForm: true } }
export const Expired: PaymentBoxStory = { args: { remark: 'expired', hasKeptForm: true } }
export const AlreadyPaid: PaymentBoxStory = { args: { remark: 'paid', hasKeptForm: true } }
export const WithoutForm: PaymentBoxStory = { args: { remark: 'unpaid', hasKeptForm: false } }
