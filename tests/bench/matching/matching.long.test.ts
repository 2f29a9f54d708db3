import { longIt } from '@oficio/domain/testing/long-form'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect } from 'vitest'
import { checkExactness } from './check-exactness'
import { fillProfessionals } from './fill-professionals'
import { sampleRequests } from './sample-requests'

// The short form of `npm run bench -- matching`. It measures no times, because they depend on the machine.

longIt('the first twenty professionals are the exact answer to each of 50 requests', async () => {
  const { db, databaseUrl } = await createTestContext()
  await fillProfessionals(databaseUrl, 2_000)
  const requests = await sampleRequests(db, 50)
  const { recall, inOrder, expected } = await checkExactness({ db, url: databaseUrl }, requests, 20)
  expect(expected).toBeGreaterThan(100)
  expect({ recall, inOrder }).toEqual({ recall: 1, inOrder: 50 })
})
