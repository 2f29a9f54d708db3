import type { TxCtx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { personOf } from '../person-of'
import { eraseAccountJob } from './erase-account'

/**
 * Closes a temporary account that nobody ever claimed, with its records in every noun, so that its email can register
 * again. Notifies nobody, because the owner of the mailbox is unknown. The caller holds the lock of the account.
 */
export async function closeTemporaryAccount(ctx: TxCtx, userId: string): Promise<void> {
  const person = await personOf(ctx, userId)
  for (const part of ctx.registry.closing) await part.close(ctx, person)
  await enqueueJob(ctx.db, eraseAccountJob, { userId })
}
