import { beforeEach, expect, it } from 'vitest'
import { raceOfEqualSubmissions } from '../../testing/races'
import { createTestContext, type TestCtx } from '../../testing/test-context'

// The short form of `npm run drill -- lead-race`.
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

it.each([true, false])(
  'fifty equal submissions at once file one request (Idempotency-Key: %s)',
  async (hasKey) => {
    expect(await raceOfEqualSubmissions(ctx, { submissions: 50, hasKey })).toMatchObject({
      answeredCount: 50,
      refusals: {},
      faults: [],
    })
  },
)
