import { prepareCleaning } from '@oficio/domain/testing/clean-database'
import { fakeContext } from '@oficio/domain/testing/fake-context'
import { type ModelRun, runModel } from '@oficio/domain/testing/subscription-model/run-model'
import { startDrillDatabase } from './support/drill-database'
import type { Section } from './support/record-figures'

const stepsInAll = 10_000
const connections = 20

/**
 * Applies 10,000 generated commands to trial, leads and subscription, and compares the product with a model after each.
 */
export async function run(): Promise<Section> {
  const { ctx, stop } = await startDrillDatabase(connections)
  // The seed differs in every run. A failure prints the seed, which repeats the run.
  const seed = Math.trunc(Date.now() / 1000)
  const startedAt = performance.now()
  try {
    const clean = await prepareCleaning(ctx.db)
    const fresh = async () => {
      await clean()
      return fakeContext(ctx.db, '')
    }
    const outcome = await runModel(fresh, { steps: stepsInAll, seed })
    return { name: 'subscription-model', text: describe(outcome, seed, performance.now() - startedAt) }
  } finally {
    await stop()
  }
}

/** Names of the commands in the table. */
const names: Record<string, string> = {
  take: 'contact opened, confirmed request',
  'take-unconfirmed': 'contact opened, unconfirmed request',
  'return-lead': 'dead lead given back',
  rubros: 'rubros changed',
  subscribe: 'subscribe',
  cancel: 'cancel',
  reactivate: 'reactivate',
  authorise: 'authorised by the payer',
  'charge-approved': 'monthly charge paid',
  'charge-declined': 'monthly charge declined',
  'retry-approved': 'declined charge tried again: paid',
  'retry-declined': 'declined charge tried again: declined',
  'retry-final': 'declined charge tried again: declined for good',
  refund: 'charge given back by an admin',
  chargeback: 'charge taken back by the bank',
  pause: 'paused at the provider',
  resume: 'resumed at the provider',
  'provider-cancels': 'cancelled by the provider',
  'tell-all': 'news repeated out of order',
  price: 'price changed',
  hours: 'hours pass',
  days: 'days pass',
  months: 'a month or two pass',
  'clock-jobs': 'clock jobs',
}

function describe({ steps, runs, tally }: ModelRun, seed: number, tookMs: number): string {
  const rows = [...tally]
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, count]) => `| ${names[kind] ?? kind} | ${count} |`)
  return `
The use-cases and clock jobs themselves on a real PostgreSQL, with a provider that does what the drill tells it, in
${runs} lives of a professional. After every step the product is held against a model that has no database: free leads
left, what each lead took, where the subscription stands and whether it opens leads, until when it is paid, what
the next charge takes, an announced price, one receipt for each paid charge, and at most one subscription that can charge.
At the provider's side each happening is told in order, or all at the same moment and each leading to all of it, or not at all.

| step | times |
| --- | --- |
${rows.join('\n')}

- ${steps} steps, no disagreement. Seed ${seed}, ${Math.round(tookMs / 1000)} s.`
}
