import assert from 'node:assert/strict'
import { startDrillStack } from '../drill-stack'
import type { Section } from '../record-figures'
import { type Outcome, type Phase, ratePerSecond, runLoad } from './load/run-load'
import { type Answered, percentile } from './load/visits'

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

function describe({ phases, recoveredMs, memory, filed }: Outcome): string {
  return `
Real processes: embedded PostgreSQL, the built site and the bundled worker, all on the two processors that also send the
visits. ${ratePerSecond} visits a second, each from another address, ninety reads for ten writes: pages that are kept, lists, searches,
own requests and leads, filed requests with ${5} professionals to be told each, counted visits.

| part | seconds | answers | turned away (429, 503) | wrong | median | 99 % within | turned away within |
| --- | --- | --- | --- | --- | --- | --- | --- |
${phases.map(rowOf).join('\n')}

| what, at the steady rate | answers | median | 99 % within |
| --- | --- | --- | --- |
${rowsByName(phases[0]?.answers ?? []).join('\n')}

- Well again ${(recoveredMs / 1_000).toFixed(1)} s after the overload: from then on nobody was turned away or waited for longer than half a second.
- Memory at the end of the steady part: site ${mb(memory.web)}, worker ${mb(memory.worker)}.
- Filed by 16 at once, as fast as they were answered: ${filed.perSecond.toFixed(0)} requests a second, told by the worker at ${filed.toldPerSecond.toFixed(0)} a second. Meanwhile the site used
  ${percent(filed.web)} of a processor and the worker ${percent(filed.worker)}; the rest of the two was PostgreSQL's and that of who sent.`
}

const percent = (share: number) => `${Math.round(100 * share)} %`
const mb = ({ mb, growth }: { mb: number; growth: number }) =>
  `${Math.round(mb)} MB, ${growth.toFixed(2)} times that of a minute after its start`
const ms = (value: number) => `${Math.round(value)} ms`

function rowOf({ name, answers }: Phase): string {
  const first = answers[0]?.askedAt ?? 0
  const last = answers.at(-1)?.askedAt ?? 0
  const of = (outcome: Answered['outcome']) => answers.filter((one) => one.outcome === outcome)
  const right = of('right')
  const away = of('turned away')
  const cells = [
    name,
    Math.round((last - first) / 1_000),
    answers.length,
    away.length,
    of('wrong').length,
    ms(percentile(right, 0.5)),
    ms(percentile(right, 0.99)),
    away.length > 0 ? ms(percentile(away, 0.99)) : '',
  ]
  return `| ${cells.join(' | ')} |`
}

function rowsByName(answers: readonly Answered[]): string[] {
  return [...new Set(answers.map(({ name }) => name))].map((name) => {
    const own = answers.filter((one) => one.name === name)
    return `| ${name} | ${own.length} | ${ms(percentile(own, 0.5))} | ${ms(percentile(own, 0.99))} |`
  })
}
