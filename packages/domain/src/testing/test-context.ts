import { type ContextOptions, fakeContext, type TestCtx } from './fake-context'
import { testDatabase } from './test-database'

export type { TestCtx }

/**
 * Returns a context whose database holds reference data only. One at a time in a process: making the next one
 * deletes what the last one wrote.
 */
export async function createTestContext(options: ContextOptions = {}): Promise<TestCtx> {
  const { db, url, clean } = await testDatabase()
  await clean()
  return fakeContext(db, url, options)
}
