import { expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { createTestContext } from '../../testing/test-context'
import { startUrgent } from '../../testing/urgent'
import { getAnsweredShare } from './get-urgent-offer'

it('the share answered in time is told once there are twenty, without those that the client cancelled', async () => {
  const ctx = await createTestContext()
  const settle = async (n: number, outcome: 'answered' | 'refunded' | 'cancelled') => {
    // Everybody files from a device of their own.
    const actor = visitor({ deviceHash: `device-of-${n}` })
    const form = {
      description: `Pedido ${n}`,
      email: `c${n}@example.com`,
      phone: `0341 15-555-${1000 + n}`,
    }
    const urgencyIntentId = await startUrgent(ctx, { actor, form })
    await fetchPayment(ctx, ctx.payments.pay(urgencyIntentId), 'notification')
    const now = ctx.clock.now()
    await ctx.db.serviceRequest.update({
      where: { urgencyIntentId },
      data: { urgentOutcome: outcome, urgentSettledAt: now, status: 'cancelled', closedAt: now },
    })
  }
  for (let n = 0; n < 19; n += 1) await settle(n, n < 15 ? 'answered' : 'refunded')
  await settle(19, 'cancelled')
  expect(await getAnsweredShare(ctx)).toBeNull()
  await settle(20, 'answered')
  expect(await getAnsweredShare(ctx)).toBe(80)
})
