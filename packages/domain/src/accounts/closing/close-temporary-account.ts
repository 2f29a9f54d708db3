import type { TxCtx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { personOf } from '../person-of'
import { eraseAccountJob } from './erase-account'

/**
 * Closes an account that was made for a mail and that nobody ever entered, with all that every noun has of it: the mail is
 * somebody's to register with again. Nobody is told, since nobody has shown whose mailbox it is. The caller holds its lock.
 */
export async function closeTemporaryAccount(ctx: TxCtx, userId: string): Promise<void> {
  const person = await personOf(ctx, userId)
  for (const part of ctx.registry.closing) await part.close(ctx, person)
  await enqueueJob(ctx.db, eraseAccountJob, { userId })
}
