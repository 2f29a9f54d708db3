import assert from 'node:assert/strict'
import { startDrillStack } from '../support/drill-stack'
import type { Section } from '../support/record-figures'
import { describe } from './load/describe'
import { runLoad } from './load/run-load'

const spans = { steady: 300, overload: 30, bad: 60, filing: 20 }

const env = {
  // Each visitor has another address, which the drill sets as a proxy would.
  TRUSTED_PROXY_HOPS: '1',
  // The heap limit that Node sets itself with the memory of the manifests. With all memory of a large machine, Node
  // would hardly collect garbage.
  NODE_OPTIONS: '--max-old-space-size=512',
}

/**
 * Uses the site like many visitors for minutes, then at five times the rate, and then beside slow or broken
 * connections.
 */
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
