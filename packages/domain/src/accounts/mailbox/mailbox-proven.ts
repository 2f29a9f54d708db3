import type { TxCtx } from '../../kernel/ctx'

/** Runs the follow-ups of other nouns for a mailbox that was proven to belong to its account. Idempotent. */
export async function mailboxProven(ctx: TxCtx, mailbox: { userId: string; email: string }): Promise<void> {
  for (const followUp of ctx.registry.onProvenMailbox) await followUp(ctx.db, mailbox)
}
