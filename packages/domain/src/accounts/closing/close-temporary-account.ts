import type { TxCtx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { personOf } from '../person-of'
import { eraseAccountJob } from './erase-account'

/**
 * Closes an account that was made for a mail and never entered, with the records of every noun: the mail can register
 * again. Notifies nobody, because the mailbox's owner is unknown. The caller holds its lock.
 */
export async function closeTemporaryAccount(ctx: TxCtx, userId: string): Promise<void> {
  const person = await personOf(ctx, userId)
  for (const part of ctx.registry.closing) await part.close(ctx, person)
  await enqueueJob(ctx.db, eraseAccountJob, { userId })
}
