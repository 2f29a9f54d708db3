import { longIt } from '@oficio/domain/testing/long-form'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect } from 'vitest'
import { patient } from '../../pace'
import { repeatNews } from './repeat-news'

// The short form of `npm run drill -- repeated-news`.
longIt(
  'notifications repeated byte for byte after 20 minutes lose nothing and count nothing twice',
  async () => {
    const { faults, caused, lostCount, repeats } = await repeatNews({
      base: await createTestContext(),
      count: 40,
      seed: 7,
    })
    expect(faults).toEqual([])
    expect(caused).toEqual({ rows: 0, jobs: 0, calls: 0 })
    expect(lostCount).toBeGreaterThan(0)
    expect(repeats).toBeGreaterThan(40)
  },
  patient(120_000),
)
