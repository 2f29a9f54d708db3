import type { Meta, Story } from '@/lib/story'
import { PaymentHistory } from './payment-history'

export default { component: PaymentHistory, title: 'subscriptions/charges/PaymentHistory' } satisfies Meta

type PaymentHistoryStory = Story<typeof PaymentHistory>

const entry = {
  id: '1',
  at: '2026-11-10T12:00:00.000Z',
  title: 'Plan de noviembre, 2 rubros',
  note: null,
  amount: '$ 24.000',
  state: 'Pagado',
  tone: 'success' as const,
  hasReceipt: true,
}

export const Empty: PaymentHistoryStory = { args: { entries: [] } }
export const SomeCharges: PaymentHistoryStory = {
  args: {
    entries: [
      entry,
      {
        ...entry,
        id: '2',
        state: 'Rechazado',
        tone: 'urgent',
        note: 'Se vuelve a intentar el 30 de noviembre.',
        hasReceipt: false,
      },
    ],
    receiptPath: (id) => `/recibo/${id}`,
  },
}
