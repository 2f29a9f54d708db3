import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, it, onTestFinished } from 'vitest'
import { untilPurgesAreHeard } from './hear-purges'
import { listenForPurges } from './listen-for-purges'

it('does not go on before the process hears of changes', async () => {
  const ctx = await createTestContext()
  await untilPurgesAreHeard((onCaughtUp) => {
    const stop = listenForPurges(ctx, { url: ctx.databaseUrl, onCaughtUp })
    onTestFinished(stop)
  })
  const listening = await ctx.db.$queryRaw`
    SELECT 1 FROM pg_stat_activity WHERE application_name = 'oficio-listen' AND datname = current_database()`
  expect(listening).toHaveLength(1)
})

it('goes on without the database', async () => {
  const ctx = await createTestContext()
  await untilPurgesAreHeard((onCaughtUp) => {
    const stop = listenForPurges(ctx, { url: 'postgres://nobody@127.0.0.1:1/none', onCaughtUp })
    onTestFinished(stop)
  }, 100)
})
