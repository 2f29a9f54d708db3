import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, it } from 'vitest'
import { patient } from '../pace'
import { startDrillStack } from './drill-stack'
import { killPoints } from './urgent-refund/kill-points'
import { settleRequests } from './urgent-refund/settle-requests'

// The short form of `npm run drill -- urgent-refund`: one kill while settling, two around the call of the provider.
it(
  'a worker killed while it settles an urgent request and gives its fee back does so exactly once, and not at all when it was answered at minute 59',
  async () => {
    const { databaseUrl } = await createTestContext()
    const drill = await startDrillStack({ databaseUrl })
    try {
      const { settleUncommitted, refundUnanswered, refundNotInLedger } = killPoints
      const outcome = await settleRequests(drill, [[settleUncommitted, refundUnanswered, refundNotInLedger]])
      expect(outcome).toMatchObject({ refunded: 2, answered: 1, faults: [] })
      expect(outcome.kills).toHaveLength(3)
    } finally {
      await drill.stop()
    }
  },
  patient(90_000),
)
