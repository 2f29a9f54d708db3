import type { DrillStack } from '../support/drill-stack'
import { type HeldJob, letGo } from '../support/held-jobs'
import { holdRow } from '../support/row-hold'
import { waitOrThrow } from '../support/wait-or-throw'

/** The phase of a job in which the worker dies, by what mail server and database know at that moment. */
type KillWindow = 'before' | 'middle' | 'after'

export interface KillPoint {
  name: string
  job: 'notify-professionals' | 'send-mail'
  window: KillWindow
  /**
   * Releases the job and returns once the worker has stopped exactly at this point. The returned function removes the
   * obstacle.
   */
  reach(drill: DrillStack, job: HeldJob): Promise<() => Promise<void>>
}

const longMs = 60_000
const requestRow = 'SELECT FROM service_requests WHERE id = $1 FOR UPDATE'
const mailRow = 'SELECT FROM mails WHERE id = $1 FOR UPDATE'
const jobRow = 'SELECT FROM graphile_worker._private_jobs WHERE id = $1 FOR UPDATE'

/** Stops the worker after it has taken the job, just before it can commit its change of this row. */
async function stopBeforeCommit({ databaseUrl, db }: DrillStack, job: HeldJob, row: string) {
  const hold = await holdRow(databaseUrl, row, job.subjectId)
  await letGo(db, [job])
  await hold.untilReached('the worker waits for the row')
  return hold
}

/** Stops the worker after it has committed the job's changes, just before it deletes the job from the table. */
async function stopAfterCommit(drill: DrillStack, job: HeldJob, row: string) {
  const before = await stopBeforeCommit(drill, job, row)
  const hold = await holdRow(drill.databaseUrl, jobRow, job.id)
  await before.release()
  await hold.untilReached('the worker waits to end the job')
  return hold
}

/** The points at which the drill kills the worker. */
export const killPoints = {
  notifyUncommitted: {
    name: 'notices: written, not committed',
    job: 'notify-professionals',
    window: 'before',
    reach: async (drill, job) => (await stopBeforeCommit(drill, job, requestRow)).cutOff,
  },
  notifyCommitted: {
    name: 'notices: committed, job not ended',
    job: 'notify-professionals',
    window: 'after',
    reach: async (drill, job) => (await stopAfterCommit(drill, job, requestRow)).cutOff,
  },
  mailUnsent: {
    name: 'mail: handed over, not taken by the server',
    job: 'send-mail',
    window: 'before',
    reach: async ({ db, mailbox }, job) => {
      await mailbox.delay({ delayBeforeAcceptMs: longMs })
      await letGo(db, [job])
      await waitOrThrow(
        'the server holds the message',
        async () => (await mailbox.waitingSenders()).beforeAccept > 0,
      )
      return () => mailbox.delay({})
    },
  },
  mailUnanswered: {
    name: 'mail: taken by the server, 250 not sent',
    job: 'send-mail',
    window: 'middle',
    reach: async ({ db, mailbox }, job) => {
      await mailbox.delay({ delayAfterAcceptMs: longMs })
      await letGo(db, [job])
      await waitOrThrow(
        'the server holds its answer',
        async () => (await mailbox.waitingSenders()).afterAccept > 0,
      )
      return () => mailbox.delay({})
    },
  },
  mailUncommitted: {
    name: 'mail: 250 received, not committed',
    job: 'send-mail',
    window: 'middle',
    reach: async (drill, job) => (await stopBeforeCommit(drill, job, mailRow)).cutOff,
  },
  mailCommitted: {
    name: 'mail: committed, job not ended',
    job: 'send-mail',
    window: 'after',
    reach: async (drill, job) => (await stopAfterCommit(drill, job, mailRow)).cutOff,
  },
} satisfies Record<string, KillPoint>
