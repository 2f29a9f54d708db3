import { expect } from '@playwright/test'
import { test } from '../journeys/support/fixtures'
import { patient } from '../pace'
import { startDrillStack } from './drill-stack'
import { killPoints } from './urgent-refund/kill-points'
import { settleRequests } from './urgent-refund/settle-requests'

// The short form of `npm run drill -- urgent-refund`: one kill while settling, one before the provider's answer.
test('a worker killed while it settles an urgent request and gives its fee back does so exactly once, and not at all when it was answered at minute 59', async () => {
  test.setTimeout(patient(180_000))
  const drill = await startDrillStack({ isDurable: false })
  try {
    const { settleUncommitted, refundUnanswered } = killPoints
    const outcome = await settleRequests(drill, [[settleUncommitted, refundUnanswered]])
    expect(outcome).toMatchObject({ refunded: 2, answered: 1, faults: [] })
    expect(outcome.kills).toHaveLength(2)
  } finally {
    await drill.stop()
  }
})
