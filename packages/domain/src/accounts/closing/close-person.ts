import { addMinutes } from 'date-fns'
import type { TxCtx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import type { Person } from '../../kernel/personal-data'
import { eraseAccountJob } from './erase-account'

/** Minutes until the erasing job runs a second time. By then no call of the closed account is still running. */
const secondLookMinutes = 5

/** Generous, because closing may have to end hundreds of leads. */
export const closingTimeoutMs = 60_000

/**
 * Runs the closing part of every noun. Enqueues the erasing job for what cannot run in a transaction. The caller holds
 * the lock of the account.
 */
export async function closePerson(ctx: TxCtx, person: Person): Promise<void> {
  const { userId } = person
  for (const part of ctx.registry.closing) await part.close(ctx, person)
  const runAt = addMinutes(ctx.clock.now(), secondLookMinutes)
  await enqueueJob(ctx.db, eraseAccountJob, { userId })
  await enqueueJob(ctx.db, eraseAccountJob, { userId }, { runAt })
}
