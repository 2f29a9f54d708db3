import assert from 'node:assert/strict'
import { startTestStack } from '../journeys/support/test-stack'
import { openWorld } from '../journeys/support/world'
import { type FuzzOutcome, fixedSeed, runFuzz } from '../system/fuzz/run-fuzz'
import { buildPrograms } from './support/build-programs'
import type { Section } from './support/record-figures'

const inputsEach = 200
/** Minimum share of calls that must reach the use-case. Below it, the generated inputs only test the validation. */
const leastReached = 0.3

/**
 * Sends 200 generated inputs to every endpoint. Each call must be answered without a server error, and refusals must be
 * ours.
 */
export async function run(): Promise<Section> {
  buildPrograms({ web: true })
  const { file, stop } = await startTestStack()
  process.env.OFICIO_TEST_STACK = file
  const world = await openWorld('openSite')
  const otherSeed = Number(process.env.OFICIO_FUZZ_SEED ?? Math.trunc(Date.now() / 1000))
  const replayed = `(OFICIO_FUZZ_SEED=${otherSeed} sends the same again)`
  const startedAt = performance.now()
  try {
    const outcome = await runFuzz(
      world,
      [fixedSeed, otherSeed].map((seed) => ({ seed, inputsEach: inputsEach / 2 })),
    )
    assert.deepEqual(outcome.faults, [], `answers that are not in our own words ${replayed}`)
    const tooFew = outcome.endpoints.filter(({ outcome }) => outcome < leastReached)
    assert.deepEqual(tooFew, [], `too few inputs reach the use-case ${replayed}`)
    return { name: 'fuzz', text: describe(outcome, otherSeed, performance.now() - startedAt) }
  } finally {
    await world.close()
    await stop()
  }
}

function describe({ endpoints }: FuzzOutcome, otherSeed: number, tookMs: number): string {
  const rows = endpoints.map(
    ({ name, outcome, answers }) =>
      `| ${name} | ${Math.round(100 * outcome)} % | ${[...answers].map(([code, count]) => `${code} ${count}`).join(', ')} |`,
  )
  return `
The built site, and ${inputsEach} inputs to each of its ${endpoints.length} endpoints, generated from the contracts: right ones, nearly
right ones, hostile texts, other content types and sizes, from every kind of caller. No 5xx, no answer that breaks its contract.

| endpoint | came to the use-case | answers |
| --- | --- | --- |
${rows.join('\n')}

- Seeds ${fixedSeed} and ${otherSeed}, ${Math.round(tookMs / 1000)} s.`
}
