import assert from 'node:assert/strict'
import {
  type Outcome,
  raceForLeads,
  raceOfEqualSubmissions,
  raceOfOneProfessional,
} from '@oficio/domain/testing/races'
import { startDrillDatabase } from './support/drill-database'
import type { Section } from './support/record-figures'

const rounds = 20
/** Number of connections: two clicks of fifty people, each on its own connection, so that calls wait only for rows. */
const connections = 100

interface Result {
  name: string
  outcome: Outcome
  medianMs: number
}

/**
 * Lets many users race for seats, free leads and one filing, 20 times each, and checks that nothing is counted twice.
 */
export async function run(): Promise<Section> {
  const { ctx, stop } = await startDrillDatabase(connections)
  try {
    const results = [
      await repeat('50 professionals, two clicks each, for the 5 seats of a request', () =>
        raceForLeads(ctx, { professionals: 50, isConfirmed: true }),
      ),
      await repeat('the same for the 2 seats of an unconfirmed one', () =>
        raceForLeads(ctx, { professionals: 50, isConfirmed: false }),
      ),
      await repeat('one professional, 3 free leads, two clicks on each of 6', () =>
        raceOfOneProfessional(ctx),
      ),
      await repeat('50 equal submissions with one Idempotency-Key', () =>
        raceOfEqualSubmissions(ctx, { submissions: 50, hasKey: true }),
      ),
      await repeat('50 equal submissions without one', () =>
        raceOfEqualSubmissions(ctx, { submissions: 50, hasKey: false }),
      ),
    ]
    return { name: 'lead-race', text: describe(results) }
  } finally {
    await stop()
  }
}

async function repeat(name: string, race: () => Promise<Outcome>): Promise<Result> {
  const times: number[] = []
  let last: Outcome | undefined
  for (let round = 1; round <= rounds; round += 1) {
    const outcome = await race()
    times.push(outcome.tookMs)
    assert.deepEqual(outcome.faults, [], `${name}, round ${round}`)
    if (last) assert.deepEqual(figures(outcome), figures(last), `${name}: round ${round} ended otherwise`)
    last = outcome
  }
  assert(last)
  return { name, outcome: last, medianMs: times.sort((a, b) => a - b)[rounds / 2] ?? 0 }
}

const figures = ({ answeredCount, refusals }: Outcome) => ({ answeredCount, refusals })

function describe(results: Result[]): string {
  const rows = results.map(({ name, outcome, medianMs }) => {
    const refusals = Object.entries(outcome.refusals).map(([code, count]) => `${count} \`${code}\``)
    return `| ${name} | ${outcome.answeredCount} | ${refusals.join(', ') || 'none'} | ${Math.round(medianMs)} ms |`
  })
  return `
The use-cases themselves, all calls of a round started at the same moment, each on one of ${connections} connections to a real
PostgreSQL. Every race ran ${rounds} times and ended the same way every time.

| race | calls answered | calls refused | median time of all calls |
| --- | --- | --- | --- |
${rows.join('\n')}

- Always exactly 5 leads (2 unconfirmed) by as many professionals, \`lead_count\` equal to them, one mail to the client
  for each; both clicks of a professional answered with the same lead.
- Each taker was charged one free lead (none for an unconfirmed request), nobody else anything; never below 0.
- Equal submissions: one request, one mail, one job that tells professionals; every submission answered with that
  request.`
}
