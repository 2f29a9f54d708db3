import { type ContextOptions, fakeContext, type TestCtx } from './fake-context'
import { testDatabase } from './test-database'

export type { TestCtx }

/**
 * Returns a context whose database contains reference data only. Use one context at a time in a process, because the
 * next one deletes the rows of the last one.
 */
export async function createTestContext(options: ContextOptions = {}): Promise<TestCtx> {
  const { db, url, clean } = await testDatabase()
  await clean()
  return fakeContext(db, url, options)
}
