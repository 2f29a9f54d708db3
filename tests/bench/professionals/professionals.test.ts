import { inLongForm } from '@oficio/domain/testing/long-form'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, test } from 'vitest'
import { fillProfessionals } from '../matching/fill-professionals'
import { checkSearches } from './check-searches'
import { fillWords } from './fill-words'
import { sampleSearches } from './sample-searches'

// The short form of `npm run bench -- professionals`: no times, which would depend on the machine.

test('the first ten professionals are those of the exact query for each of 20 searches', async () => {
  const ctx = await createTestContext()
  await fillProfessionals(ctx.databaseUrl, inLongForm(2000, 1000))
  await fillWords(ctx.databaseUrl)
  const searches = await sampleSearches(ctx.db, 20)
  const { compared, same, expected } = await checkSearches(ctx, searches, 10)
  expect(expected).toBeGreaterThan(inLongForm(20, 10))
  expect(same).toBe(compared)
})
