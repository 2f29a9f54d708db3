import type { DrillStack } from '../support/drill-stack'
import { holdRow } from '../support/row-hold'
import { waitOrThrow } from '../support/wait-or-throw'

/**
 * Milliseconds by which a call that a kill interrupted reaches the provider late: after its retry, or at the same time.
 */
export const lateMs = 3_000

/** One of the two jobs that refund a fee. */
interface Subject {
  /** Id of the request or refund. */
  id: string
  paymentId: string
  /** Starts the job unless it already runs. Returns the job's id. */
  start(): Promise<string>
}

export interface KillPoint {
  name: string
  job: 'settle-urgent-requests' | 'send-refund'
  /**
   * Starts the job and returns once the worker has stopped exactly at this point. The returned function removes the
   * obstacle.
   */
  reach(drill: DrillStack, subject: Subject): Promise<() => Promise<void>>
}

const requestRow = 'SELECT FROM service_requests WHERE id = $1 FOR UPDATE'
const refundRow = 'SELECT FROM refunds WHERE id = $1 FOR UPDATE'
const intentRow = `SELECT FROM payment_intents WHERE id = (
  SELECT intent_id FROM payments JOIN refunds ON refunds.payment_id = payments.id WHERE refunds.id = $1
) FOR UPDATE`
const jobRow = 'SELECT FROM graphile_worker._private_jobs WHERE id = $1 FOR UPDATE'
const refundCall = { method: 'POST', path: '/v1/payments/*/refunds', times: 1 }

/** Stops the worker just before it changes this row. */
async function stopAtRow({ databaseUrl }: DrillStack, { id, start }: Subject, row: string) {
  const hold = await holdRow(databaseUrl, row, id)
  const jobId = await start()
  await hold.untilReached('the worker waits for the row')
  return { hold, jobId }
}

/** Stops the worker after all its changes, just before it deletes the job from the table. */
async function stopAtEnd(drill: DrillStack, subject: Subject, row: string) {
  const { hold, jobId } = await stopAtRow(drill, subject, row)
  const end = await holdRow(drill.databaseUrl, jobRow, jobId)
  await hold.release()
  await end.untilReached('the worker waits to end the job')
  return end.cutOff
}

const noop = async () => undefined

/** The points at which the drill kills the worker. */
export const killPoints = {
  settleUncommitted: {
    name: 'settlement: decided, not committed',
    job: 'settle-urgent-requests',
    reach: async (drill, subject) => (await stopAtRow(drill, subject, requestRow)).hold.cutOff,
  },
  settleCommitted: {
    name: 'settlement: committed, job not ended',
    job: 'settle-urgent-requests',
    reach: (drill, subject) => stopAtEnd(drill, subject, requestRow),
  },
  refundOnItsWay: {
    name: 'refund: asked for, still on its way to the provider',
    job: 'send-refund',
    reach: async ({ standIn }, { start }) => {
      const rule = await standIn.addChaos({ ...refundCall, effect: { kind: 'latency', ms: lateMs } })
      await start()
      await waitOrThrow('the call is on its way', () => standIn.isUsedUp(rule))
      return noop
    },
  },
  refundUnanswered: {
    name: 'refund: done by the provider, its answer not received',
    job: 'send-refund',
    reach: async ({ standIn }, { start, paymentId }) => {
      const rule = await standIn.addChaos({ ...refundCall, effect: { kind: 'stall' } })
      await start()
      await waitOrThrow('the provider holds its answer', () => standIn.isUsedUp(rule))
      const { payments } = await standIn.state()
      if (payments.find(({ id }) => id === paymentId)?.refunds.length !== 1)
        throw new Error('the provider has not given the money back yet, so the kill would prove nothing')
      return noop
    },
  },
  /**
   * Stops the worker before the first request to the provider. If the provider was asked before, stops it before the
   * provider's answer is stored.
   */
  refundUnwritten: {
    name: 'refund: about to be written down',
    job: 'send-refund',
    reach: async (drill, subject) => (await stopAtRow(drill, subject, refundRow)).hold.cutOff,
  },
  refundCommitted: {
    name: 'refund: marked as done, job not ended',
    job: 'send-refund',
    reach: (drill, subject) => stopAtEnd(drill, subject, refundRow),
  },
  /**
   * Stops the job that follows and reads the refund into the ledger. No kill point of the refund's own job can come
   * after this one.
   */
  refundNotInLedger: {
    name: 'refund: marked as done, not in the ledger',
    job: 'send-refund',
    reach: async (drill, subject) => (await stopAtRow(drill, subject, intentRow)).hold.cutOff,
  },
} satisfies Record<string, KillPoint>
