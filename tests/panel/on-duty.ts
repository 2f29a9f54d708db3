import { restoreRubros } from '@oficio/domain/testing/restore-rubros'
import { restoreTerms } from '@oficio/domain/testing/restore-terms'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { serveWith, stopServing } from '../access/api'
import { openPanel, type Panel } from './panel'

/**
 * Opens the panel for the tests of a file. Returns a function that gives the context and the panel of the running test.
 */
export function onDuty(): () => { ctx: TestCtx; panel: Panel } {
  let ctx: TestCtx
  let panel: Panel
  let restore: () => Promise<void>
  beforeAll(async () => {
    panel = await openPanel()
  })
  beforeEach(async () => {
    ctx = await createTestContext()
    const restores = [await restoreRubros(ctx.db), await restoreTerms(ctx.db)]
    restore = async () => {
      for (const restore of restores) await restore()
    }
    serveWith(ctx)
  })
  afterEach(() => restore())
  afterAll(stopServing)
  return () => ({ ctx, panel })
}
