import type { AdminRefund } from '@oficio/contracts/admin/payments/intent'
import { expect, it } from 'vitest'
import { RefundList } from './refund-list'

const refund: AdminRefund = {
  id: '018f0000-0000-7000-8000-000000000000',
  amountArs: null,
  reason: 'not_answered',
  reasonText: 'Nadie respondió la urgencia a tiempo',
  note: null,
  requestedBy: null,
  status: 'requested',
  lastError: null,
  createdAt: '2026-03-12T15:00:00.000Z',
  doneAt: null,
}
/** Returns the rendered elements as JSON, including their texts. */
const markup = (status: AdminRefund['status']) =>
  JSON.stringify(RefundList({ refunds: [{ ...refund, status }], amountArs: 15_000 }))

it('a refund that the provider has in process is said to be with it, and only that one', () => {
  expect(markup('processing')).toContain('En proceso')
  expect(markup('processing')).toContain('Mercado Pago la está procesando')
  expect(markup('requested')).toContain('En camino')
  for (const status of ['requested', 'done', 'refused'] as const)
    expect(markup(status)).not.toContain('procesando')
})
