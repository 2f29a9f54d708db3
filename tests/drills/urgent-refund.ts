import assert from 'node:assert/strict'
import { startDrillStack } from './support/drill-stack'
import type { Section } from './support/record-figures'
import { type KillPoint, killPoints, lateMs } from './urgent-refund/kill-points'
import { type Outcome, settleRequests } from './urgent-refund/settle-requests'

const { settleUncommitted, settleCommitted } = killPoints
const { refundOnItsWay, refundUnanswered, refundNotInLedger, refundUnwritten, refundCommitted } = killPoints

/**
 * Kill points per request. The first list has every point except one. The other lists repeat points. A call that was
 * killed on its way arrives late, and would take the held answer of `refundUnanswered`. So `refundUnanswered` never
 * follows `refundOnItsWay`. `refundNotInLedger` never follows `refundCommitted`, because there the job that reads the
 * ledger may already have run.
 */
const lists = [
  [
    ...[settleUncommitted, settleCommitted],
    ...[refundUnanswered, refundOnItsWay, refundUnwritten, refundCommitted],
  ],
  [settleUncommitted, settleUncommitted, settleUncommitted, settleCommitted],
  [refundOnItsWay, refundOnItsWay, refundOnItsWay, refundUnwritten],
  [refundUnanswered, refundUnanswered, refundUnanswered, refundNotInLedger],
  [refundUnwritten, refundUnwritten, refundNotInLedger, refundNotInLedger],
  [refundUnanswered, refundOnItsWay, refundCommitted],
]

/**
 * Kills the worker with SIGKILL while it refunds fees of urgent requests, and checks that each fee is refunded once.
 */
export async function run(): Promise<Section> {
  const log = (line: string) => console.log(line)
  const drill = await startDrillStack({ log })
  try {
    const outcome = await settleRequests(drill, lists, log)
    assert.deepEqual(outcome.faults, [], 'broken promises')
    return { name: 'urgent-refund', text: describe(outcome) }
  } finally {
    await drill.stop()
  }
}

function describe({ kills, refunded, answeredCount }: Outcome): string {
  const points = [...new Set<KillPoint>(kills.map(({ point }) => point))]
  const rows = points.map((point) => {
    const times = kills.filter((kill) => kill.point === point).map(({ resumedMs }) => resumedMs)
    return `| ${point.name} | ${times.length} | ${seconds(Math.min(...times))} | ${seconds(Math.max(...times))} |`
  })
  return `
Real processes: embedded PostgreSQL, the stand-in of Mercado Pago, and the bundled worker under the launcher's
supervisor. The hour of ${refunded + answeredCount} paid urgent requests ends (their moments are moved into the past, since the code compares
nothing else); the worker dies by \`SIGKILL\` at ${kills.length} points of settling ${lists.length} of them, up to ${Math.max(...lists.map((list) => list.length))} times on the way of one fee. Row
locks and the stand-in's chaos hold it there, and the drill looks before it kills. No notification is delivered: the
jobs alone bring the refund into the ledger.

| killed at | kills | resumed after, least | most |
| --- | --- | --- | --- |
${rows.join('\n')}

- ${refunded} fees went back, each exactly once: one refund of the whole amount at the provider and one in the ledger, effect taken
  back, one line in the history. Among them the one answered at minute 61, whose first refund call the provider did
  without answering, and those whose cut-off call reached the provider ${seconds(lateMs)} later, before or after its repeat.
- The one that was marked 'Contactado' at minute 59 gave nothing back.`
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
