import assert from 'node:assert/strict'
import { describe } from './payments/describe'
import { runPayments } from './payments/run-payments'
import { startDrillStack } from './support/drill-stack'
import type { Section } from './support/record-figures'

/** Delivers 1000 notifications one to five times while site and worker are killed, and checks that each counts once. */
export async function run(): Promise<Section> {
  const log = (line: string) => console.log(line)
  const drill = await startDrillStack({ web: true, log })
  try {
    const outcome = await runPayments(drill, { count: 1_000, seed: 20_261_121 }, log)
    assert.deepEqual(outcome.faults, [], 'broken promises')
    return { name: 'payments', text: await describe(drill, outcome) }
  } finally {
    await drill.stop()
  }
}
