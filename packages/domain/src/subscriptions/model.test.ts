import { expect, inject, it } from 'vitest'
import { inLongForm } from '../testing/long-form'
import { runModel } from '../testing/subscription-model/run-model'
import { createTestContext } from '../testing/test-context'

const steps = inLongForm(200, 100)

// The short form of `npm run drill -- subscription-model`, with the same steps every time, so that a failure is
// reproducible. The seed produces steps of every kind.
it(
  'trial, leads and subscription agree with a model of them after each of its steps',
  async () => {
    const { steps: done, tally } = await runModel(createTestContext, { steps, seed: 8_001 })
    expect(done).toBeGreaterThanOrEqual(steps)
    // Every kind of step has run.
    expect([...tally.keys()].sort()).toEqual([
      'authorise',
      'cancel',
      'charge-approved',
      'charge-declined',
      'chargeback',
      'clock-jobs',
      'days',
      'hours',
      'months',
      'pause',
      'price',
      'provider-cancels',
      'reactivate',
      'refund',
      'resume',
      'retry-approved',
      'retry-declined',
      'retry-final',
      'return-lead',
      'rubros',
      'subscribe',
      'take',
      'take-unconfirmed',
      'tell-all',
    ])
  },
  300_000 * inject('pace'),
)
