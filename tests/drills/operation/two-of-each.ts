import assert from 'node:assert/strict'
import { patient } from '../../pace'
import type { Section } from '../support/record-figures'
import { describe } from './two-of-each/describe'
import { startInstallation } from './two-of-each/installation'
import { runInstallation } from './two-of-each/run-installation'

const timetable = {
  minutes: 60,
  secondsEach: 5,
  clientsEach: 3,
  payerEvery: 2,
  bookersEvery: 3,
  rotateEvery: 5,
  databaseAt: [20, 40],
}
/** Within it a change has to be seen by everybody. */
const freshMs = 1_000

/**
 * Two web processes, two workers, a pooler and a front cache, an hour in which one process is killed each minute and the
 * database twice: nothing that was acknowledged is lost, nothing happens twice, nobody is logged out, and no page is old.
 */
export async function run(): Promise<Section> {
  const log = (line: string) => console.log(line)
  const startedAt = performance.now()
  const installation = await startInstallation(log)
  try {
    const outcome = await runInstallation(installation, timetable, log)
    const text = await describe(outcome, performance.now() - startedAt)
    console.log(text)
    assert.deepEqual(outcome.faults, [], 'broken promises')
    for (const { origin, ms } of outcome.page.oldest)
      assert.ok(ms <= patient(freshMs), `${origin} showed an old page after ${Math.round(ms)} ms`)
    return { name: 'two-of-each', text }
  } catch (error) {
    // Before everything is stopped, which may take its time.
    console.error(error)
    throw error
  } finally {
    await installation.stop()
  }
}
