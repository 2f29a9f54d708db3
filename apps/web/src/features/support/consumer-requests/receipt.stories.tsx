import type { Meta, Story } from '@/lib/story'
import { sampleConsumerReceipt } from '../samples'
import { Receipt } from './receipt'

export default { component: Receipt, title: 'support/consumer-requests/Receipt' } satisfies Meta

type ReceiptStory = Story<typeof Receipt>

export const MailSent: ReceiptStory = { args: { receipt: sampleConsumerReceipt } }
export const NotMailed: ReceiptStory = {
  args: { receipt: { ...sampleConsumerReceipt, kind: 'cancellation', isMailed: false } },
}
