import { countBusinessWords } from '@oficio/domain/search/businesses/count-business-words'
import { inLongForm } from '@oficio/domain/testing/long-form'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, test } from 'vitest'
import { contextOn } from './bench-directory'
import { checkSearches } from './check-searches'
import { fillBusinesses } from './fill-businesses'
import { sampleSearches } from './sample-searches'

// The short form of `npm run bench -- directory`: no times, which would depend on the machine.

test('page, numbers and facets of 30 searches among the businesses are those of the exact query', async () => {
  const { db, databaseUrl } = await createTestContext()
  await fillBusinesses(databaseUrl, inLongForm(2500, 1000))
  const ctx = contextOn(db, databaseUrl)
  await countBusinessWords(ctx)
  const { compared, same, expected } = await checkSearches(ctx, await sampleSearches(db, 30))
  expect(expected).toBeGreaterThan(inLongForm(1000, 300))
  expect(same).toBe(compared)
})
