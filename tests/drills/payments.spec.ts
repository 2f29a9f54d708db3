import { expect } from '@playwright/test'
import { test } from '../journeys/support/fixtures'
import { patient } from '../pace'
import { runPayments } from './payments/run-payments'
import { startDrillStack } from './support/drill-stack'

// The short form of `npm run drill -- payments`, on a stack of its own: the others would miss a site that is killed.
test('forty notifications, each delivered one to five times while site and worker are killed, count exactly once', async () => {
  test.setTimeout(patient(240_000))
  const drill = await startDrillStack({ web: true, isDurable: false })
  try {
    const { faults, kills } = await runPayments(drill, { count: 40, seed: 7, mostKills: 1 })
    expect(faults).toEqual([])
    expect(kills.web).toBeGreaterThan(0)
    expect(kills.worker).toBeGreaterThan(0)
  } finally {
    await drill.stop()
  }
})
