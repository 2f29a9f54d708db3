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
/** Milliseconds within which everybody must see a change. */
const freshMs = 1_000

/**
 * Runs two web processes, two workers, a pooler and a front cache for an hour. One process is killed each minute, and
 * the database twice. Nothing acknowledged may be lost, nothing may happen twice, nobody may be logged out, and no page
 * may be outdated.
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
    // Printed before everything is stopped, which may take a while.
    console.error(error)
    throw error
  } finally {
    await installation.stop()
  }
}
