import { expect } from '@playwright/test'
import { test } from '../journeys/support/fixtures'
import { patient } from '../pace'
import { startDrillStack } from './drill-stack'
import { judge } from './worker-kill/judge'
import { killPoints } from './worker-kill/kill-points'
import { killWorker } from './worker-kill/kill-worker'

// The short form of `npm run drill -- worker-kill`: one kill in the window in which a mail is repeated.
test('a worker killed while it sends a mail loses none and repeats the one in its hand under its first Message-ID', async () => {
  test.setTimeout(patient(180_000))
  const drill = await startDrillStack({ isDurable: false })
  try {
    const outcome = await killWorker(drill, [[killPoints.mailUncommitted]])
    expect(outcome.kills).toHaveLength(1)
    expect(await judge(drill, outcome)).toMatchObject({ notices: 20, mails: 21, deliveries: 22, repeats: 1 })
  } finally {
    await drill.stop()
  }
})
