import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, it } from 'vitest'
import { startDrillStack } from './drill-stack'
import { judge } from './worker-kill/judge'
import { killPoints } from './worker-kill/kill-points'
import { killWorker } from './worker-kill/kill-worker'

// The short form of `npm run drill -- worker-kill`: one kill in each window.
it('a worker killed before, while and after sending a mail loses none and repeats at most the one in its hand', async () => {
  const { databaseUrl } = await createTestContext()
  const drill = await startDrillStack({ databaseUrl })
  try {
    const outcome = await killWorker(drill, [
      [killPoints.mailUnsent, killPoints.mailUncommitted, killPoints.mailCommitted],
    ])
    expect(outcome.kills).toHaveLength(3)
    expect(await judge(drill, outcome)).toMatchObject({ notices: 20, mails: 21, deliveries: 22, repeats: 1 })
  } finally {
    await drill.stop()
  }
})
