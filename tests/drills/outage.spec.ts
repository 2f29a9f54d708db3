import { expect } from '@playwright/test'
import { test } from '../journeys/support/fixtures'
import { patient } from '../pace'
import { runOutage } from './outage/run-outage'
import { startDrillStack } from './support/drill-stack'

// The short form of `npm run drill -- outage`, which also says how soon; on a stack of its own: the others would miss their database.
test('while the database is killed and a table locked no page fails or stays unanswered, and all are shown again', async () => {
  test.setTimeout(patient(180_000))
  const drill = await startDrillStack({ web: true, isDurable: false })
  try {
    const { faults, troubles } = await runOutage(drill, {
      calmSeconds: 3,
      lockSeconds: 5,
      // As many as two cores serve beside the other tests.
      visitors: 3,
      requests: 15,
    })
    expect(faults).toEqual([])
    // Somebody asked while it lasted. Who is turned away depends on what is kept already, which is the point of keeping it.
    for (const { name, answered } of troubles) expect(answered, name).toBeGreaterThan(0)
  } finally {
    await drill.stop()
  }
})
