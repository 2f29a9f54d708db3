import { addMinutes } from 'date-fns'
import type { TxCtx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import type { Person } from '../../kernel/personal-data'
import { eraseAccountJob } from './erase-account'

/** How long after the closing the erasing is done a second time: no call of the account is under way any more by then. */
const secondLookMinutes = 5

/** Hundreds of leads may have to be ended. */
export const closingTimeoutMs = 60_000

/**
 * Does everything that each noun declares for a closing account, and enqueues what no transaction can do. The caller
 * holds the lock of the account.
 */
export async function closePerson(ctx: TxCtx, person: Person): Promise<void> {
  const { userId } = person
  for (const part of ctx.registry.closing) await part.close(ctx, person)
  const runAt = addMinutes(ctx.clock.now(), secondLookMinutes)
  await enqueueJob(ctx.db, eraseAccountJob, { userId })
  await enqueueJob(ctx.db, eraseAccountJob, { userId }, { runAt })
}
