import assert from 'node:assert/strict'
import { startDrillStack } from '../support/drill-stack'
import type { Section } from '../support/record-figures'
import { describe } from './load/describe'
import { runLoad } from './load/run-load'

const spans = { steady: 300, overload: 30, bad: 60, filing: 20 }

const env = {
  // Everybody comes from another address, which the drill says as a proxy would.
  TRUSTED_PROXY_HOPS: '1',
  // What Node allows itself in the memory of the manifests; with all of a large machine it would hardly collect.
  NODE_OPTIONS: '--max-old-space-size=512',
}

/** Uses the site for minutes as many do at once, then five times as much, and beside connections that are no good. */
export async function run(): Promise<Section> {
  const log = (line: string) => console.log(line)
  const drill = await startDrillStack({ web: true, isShipped: true, log, env })
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
