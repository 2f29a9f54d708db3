import type { TxCtx } from '../../kernel/ctx'

/** Lets the nouns above act on a mailbox that was proven to be its account's. Doing it again changes nothing. */
export async function mailboxProven(ctx: TxCtx, mailbox: { userId: string; email: string }): Promise<void> {
  for (const followUp of ctx.registry.onProvenMailbox) await followUp(ctx.db, mailbox)
}
