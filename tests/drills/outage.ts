import assert from 'node:assert/strict'
import { type Outcome, runOutage } from './outage/run-outage'
import { startDrillStack } from './support/drill-stack'
import type { Section } from './support/record-figures'

/**
 * Requests every public page for a minute and a half. The database is killed twice and a table is locked meanwhile. No
 * visitor may see a failure.
 */
export async function run(): Promise<Section> {
  const drill = await startDrillStack({ web: true, log: (line) => console.log(line) })
  try {
    const timetable = { calmSeconds: 18, lockSeconds: 8, visitors: 8, requests: 2_000, recoveredMs: 5_000 }
    const outcome = await runOutage(drill, timetable)
    assert.deepEqual(outcome.faults, [], 'broken promises')
    return { name: 'outage', text: describe(outcome) }
  } finally {
    await drill.stop()
  }
}

function describe({ answers, troubles }: Outcome): string {
  const first = answers[0]?.askedAt ?? 0
  const last = answers.at(-1)?.answeredAt ?? 0
  const shownAnswers = answers.filter(({ status }) => status === 200)
  const pages = new Set(answers.map(({ address }) => address)).size
  const rows = troubles.map(
    ({ name, answeredCount, turnedAway, slowestMs, recoveredMs }) =>
      `| ${name} | ${answeredCount} | ${turnedAway} | ${seconds(slowestMs)} | ${seconds(recoveredMs)} |`,
  )
  return `
Real processes: embedded PostgreSQL, the built site and the bundled worker, all watched by the launcher. Eight visitors
without scripts ask for every public page on disk, over and over; of the pages of requests always others, so that what is
cached whole is also asked for when nobody has seen it yet. The database dies by \`SIGKILL\`, then again while four other
programs write as much as the disk takes; later one transaction locks the table of requests against everybody. The middle
columns count answers from the trouble to the last one turned away.

| trouble | answers | of them 503 | slowest answer | last 503 asked for after its end |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

- ${answers.length} answers to ${pages} addresses within ${seconds(last - first)}: ${shownAnswers.length} pages, ${answers.length - shownAnswers.length} times 503 with Retry-After and 'Si
  pagaste, tu pago queda registrado. No pagues de nuevo.', readable without scripts. No 500, and nobody without an answer.`
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
