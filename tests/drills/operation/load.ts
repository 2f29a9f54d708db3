import assert from 'node:assert/strict'
import { startDrillStack } from '../support/drill-stack'
import type { Section } from '../support/record-figures'
import { describe } from './load/describe'
import { runLoad } from './load/run-load'

const spans = { steady: 300, overload: 30, bad: 60, filing: 20 }

/** Uses the site for minutes as many do at once, then five times as much, and beside connections that are no good. */
export async function run(): Promise<Section> {
  const log = (line: string) => console.log(line)
  // Everybody comes from another address, which the drill says as a proxy would.
  const drill = await startDrillStack({ web: true, log, env: { TRUSTED_PROXY_HOPS: '1' } })
  try {
    await drill.stack.restartWorker()
    const outcome = await runLoad(drill, spans, log)
    const text = describe(outcome)
    console.log(text)
    assert.deepEqual(outcome.faults, [], 'broken promises')
    return { name: 'load', text }
  } finally {
    await drill.stop()
  }
}
