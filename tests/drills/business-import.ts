import assert from 'node:assert/strict'
import { traceImport } from '@oficio/domain/testing/import-scene'
import { judgementTable, judgeOpenFiles } from '@oficio/domain/testing/open-data/judge-files'
import { patient } from '../pace'
import { startDrillDatabase } from './support/drill-database'
import type { Section } from './support/record-figures'

const lines = 10_000
const wrongEvery = 100
/** Maximum duration of each step on an idle machine. A browser waits longer than this for an answer. */
const allowedMs = 20_000

/** Imports ten thousand businesses, of which a hundred lines are wrong in ten ways, and undoes the import. */
export async function run(): Promise<Section> {
  const { ctx, stop } = await startDrillDatabase(4)
  try {
    const { reportedWrong, wrong, refusal, rows, tookMs, ...counts } = await traceImport(ctx, {
      lines,
      wrongEvery,
    })
    const right = lines - lines / wrongEvery
    assert.deepEqual(counts, { lineCount: lines, wrongCount: lines / wrongEvery })
    assert.deepEqual(reportedWrong, wrong)
    assert.equal(refusal, 'import_has_faults')
    assert.equal(rows.afterRefusal.businesses, rows.before.businesses)
    assert.equal(rows.afterImport.businesses - rows.before.businesses, right)
    assert.equal(rows.afterImport.slugs - rows.before.slugs, right)
    assert.deepEqual(rows.afterUndo, rows.before)
    for (const [step, ms] of Object.entries(tookMs)) assert(ms <= patient(allowedMs), `${step}: ${ms} ms`)
    const judgements = await judgeOpenFiles(ctx)
    for (const { wronglyRefused, wronglyAccepted } of judgements)
      assert.deepEqual([...wronglyRefused, ...wronglyAccepted], [])
    return {
      name: 'business-import',
      text: `${describe(tookMs)}\n\n${aboutFiles}\n\n${judgementTable(judgements)}`,
    }
  } finally {
    await stop()
  }
}

const aboutFiles =
  'Made-up files in the shapes of four official ones of Argentina, each line of which is known to be right, wrong or to be decided by an admin:'

const describe = ({ check, run, undo }: Record<'check' | 'run' | 'undo', number>): string => `
A file of ${lines} businesses, ${lines / wrongEvery} lines of it wrong in ten ways, through the use-cases of the panel, on a real
PostgreSQL.

| step | time |
| --- | --- |
| looked through, line by line | ${seconds(check)} |
| the right lines made public pages, in one transaction | ${seconds(run)} |
| undone | ${seconds(undo)} |

- Each wrong line named, with its column; asked for all or nothing, nothing was brought in.
- After the undo every table had as many rows as before.`

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
