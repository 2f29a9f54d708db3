import { longIt } from '@oficio/domain/testing/long-form'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect } from 'vitest'
import { fillProfessionals } from '../matching/fill-professionals'
import { checkSearches } from './check-searches'
import { fillWords } from './fill-words'
import { sampleSearches } from './sample-searches'

// The short form of `npm run bench -- professionals`. It measures no times, because they depend on the machine.

longIt('the first ten professionals are those of the exact query for each of 20 searches', async () => {
  const ctx = await createTestContext()
  await fillProfessionals(ctx.databaseUrl, 2000)
  await fillWords(ctx.databaseUrl)
  const searches = await sampleSearches(ctx.db, 20)
  const { comparedCount, same, expected } = await checkSearches(ctx, searches, 10)
  expect(expected).toBeGreaterThan(20)
  expect(same).toBe(comparedCount)
})
