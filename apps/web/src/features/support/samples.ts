import type { ResponseOf } from '@oficio/contracts/endpoint'
import type { createConsumerRequestEndpoint } from '@oficio/contracts/support/consumer-requests'

/** The receipt of a consumer request, for stories. */
export const sampleConsumerReceipt: ResponseOf<typeof createConsumerRequestEndpoint> = {
  kind: 'withdrawal',
  code: 'ARR-4K2P-9',
  email: 'ana@correo.example',
  isMailed: true,
  isMailWaiting: false,
  createdAt: '2026-11-28T12:00:00.000Z',
  dueAt: '2026-11-29T12:00:00.000Z',
}
