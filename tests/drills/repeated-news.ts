import assert from 'node:assert/strict'
import { fakeContext } from '@oficio/domain/testing/fake-context'
import type { RepeatFigures } from './repeated-news/repeat-news'
import { allowServerCode } from './support/allow-server-code'
import { startDrillDatabase } from './support/drill-database'
import type { Section } from './support/record-figures'

const count = 1_000
const connections = 20

/**
 * Repeats 1000 notifications byte for byte 20 minutes later, and checks that nothing is lost and nothing counts twice.
 */
export async function run(): Promise<Section> {
  allowServerCode()
  const { repeatNews } = await import('./repeated-news/repeat-news')
  const { ctx, url, stop } = await startDrillDatabase(connections)
  const startedAt = performance.now()
  try {
    const outcome = await repeatNews({ base: fakeContext(ctx.db, url), count, seed: 20_261_122 })
    assert.deepEqual(outcome.faults, [], 'broken promises')
    assert.deepEqual(outcome.caused, { rows: 0, jobs: 0, calls: 0 }, 'what repeating caused')
    return { name: 'repeated-news', text: describe(outcome, performance.now() - startedAt) }
  } finally {
    await stop()
  }
}

function describe({ cases, subscriptions, ...figures }: RepeatFigures, tookMs: number): string {
  return `
The site's own handlers over HTTP, the use-cases and jobs on a real PostgreSQL, and the stand-in of Mercado Pago, both on
one clock that is set forward. ${cases.length} people pay and ${subscriptions.length} professionals subscribe, as in \`payments\`. Each notification is
signed once. Its first attempt arrives, or is lost on the way, as chance has it; 20 minutes later every one comes again in
the same bytes, 20 at once, whether it had been taken or not, and 20 minutes later once more. The clock asks the provider
nothing by itself.

- ${figures.letters} notifications, ${figures.letters - count} of them about refunds that the site asked for. ${figures.lostCount} of the first attempts were lost; each of these
  was taken 20 minutes later with the signature of the first attempt.
- ${figures.repeats} deliveries repeated one that was already stored: always answered with 200; rows stored by that: ${figures.caused.rows}, jobs: ${figures.caused.jobs},
  calls of the provider: ${figures.caused.calls}.
- Everything was handled; the ledger equals the provider's books payment by payment, and effects, refunds, receipts and
  mails exist once each. ${Math.round(tookMs / 1000)} s.`
}
