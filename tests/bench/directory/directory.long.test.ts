import { countBusinessWords } from '@oficio/domain/search/businesses/count-business-words'
import { longIt } from '@oficio/domain/testing/long-form'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect } from 'vitest'
import { contextOn } from './bench-directory'
import { checkSearches } from './check-searches'
import { fillBusinesses } from './fill-businesses'
import { sampleSearches } from './sample-searches'

// The short form of `npm run bench -- directory`. It measures no times, because they depend on the machine.

longIt(
  'page, numbers and facets of 30 searches among the businesses are those of the exact query',
  async () => {
    const { db, databaseUrl } = await createTestContext()
    await fillBusinesses(databaseUrl, 2500)
    const ctx = contextOn(db, databaseUrl)
    await countBusinessWords(ctx)
    const { comparedCount, same, expected } = await checkSearches(ctx, await sampleSearches(db, 30))
    expect(expected).toBeGreaterThan(1000)
    expect(same).toBe(comparedCount)
  },
)
