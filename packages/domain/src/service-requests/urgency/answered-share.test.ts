import { expect, it } from 'vitest'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { createTestContext } from '../../testing/test-context'
import { getAnsweredShare } from './get-urgent-offer'

it('publishes the share answered in time from twenty requests on, and does not count cancelled requests', async () => {
  const ctx = await createTestContext()
  const settle = async (urgentOutcome: 'answered' | 'refunded' | 'cancelled') => {
    const now = ctx.clock.now()
    await buildServiceRequest(ctx, {
      urgentAt: now,
      urgentOutcome,
      urgentSettledAt: now,
      status: 'cancelled',
    })
  }
  for (let n = 0; n < 19; n += 1) await settle(n < 15 ? 'answered' : 'refunded')
  await settle('cancelled')
  expect(await getAnsweredShare(ctx)).toBeNull()
  await settle('answered')
  expect(await getAnsweredShare(ctx)).toBe(80)
})
