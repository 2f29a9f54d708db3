import { startDrillStack } from './support/drill-stack'
import type { Section } from './support/record-figures'
import { judge, type Verdict } from './worker-kill/judge'
import { type KillPoint, killPoints } from './worker-kill/kill-points'
import { type Kill, killWorker } from './worker-kill/kill-worker'

const { notifyUncommitted, notifyCommitted, mailUnsent, mailUnanswered, mailUncommitted, mailCommitted } =
  killPoints
/** Each request has three mail jobs: one to its client, and two with ten professionals each. */
const mails = [
  [mailUnsent, mailUncommitted, mailCommitted],
  [mailCommitted, mailUnsent, mailUnanswered],
  [mailUncommitted, mailCommitted, mailUnsent],
]

/** Kills the worker with SIGKILL at 20 points, and checks that nothing is lost, duplicated or stuck. */
export async function run(): Promise<Section> {
  const log = (line: string) => console.log(line)
  const drill = await startDrillStack({ log })
  try {
    const lists = [notifyUncommitted, notifyCommitted].flatMap((notify) =>
      mails.map((list, index) => (index === 0 ? [notify, ...list] : list)),
    )
    const outcome = await killWorker(drill, lists, log)
    return {
      name: 'worker-kill',
      text: describe(outcome.kills, lists.length, await judge(drill, outcome)),
    }
  } finally {
    await drill.stop()
  }
}

function describe(
  kills: Kill[],
  requestCount: number,
  { notices, mails: mailCount, deliveries, repeats }: Verdict,
): string {
  const points = [...new Set<KillPoint>(kills.map(({ point }) => point))]
  const rows = points.map((point) => {
    const times = kills.filter((kill) => kill.point === point).map(({ resumedMs }) => resumedMs)
    return `| ${point.name} | ${point.window} | ${times.length} | ${seconds(Math.min(...times))} | ${seconds(Math.max(...times))} |`
  })
  return `
Real processes: embedded PostgreSQL, the test mailbox's SMTP server, and the bundled worker under the launcher's
supervisor. ${requestCount} requests of 20 matching professionals each; the worker dies by \`SIGKILL\` at ${kills.length} points, each in another
job. The drill holds it there by row locks and by the mailbox's delays, and looks before it kills: no point is guessed
by time. The supervisor starts the worker again after a pause that grows with each death (0.25 s to 3 s), which is
part of the times below.

| killed at | window | kills | resumed after, least | most |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

- Notices: ${notices} for ${notices} pairs of request and professional, exactly one each.
- Mails: ${mailCount} written, none lost, ${deliveries} taken by the server. ${repeats} were repeated, each once, each killed in the middle
  window, each under its first Message-ID.
- Work was resumed (the interrupted job done by the next worker) after ${seconds(Math.max(...kills.map(({ resumedMs }) => resumedMs)))} at most; 15 s are allowed.`
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
