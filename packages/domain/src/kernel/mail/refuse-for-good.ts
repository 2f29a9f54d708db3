import type { TxCtx } from '../ctx'
import { markAddress } from './marked-addresses'

interface RejectedMail {
  mailId: string
  address: string
  at: Date
  /** Identifies the report. */
  key: string
}

/**
 * Handles an address that a mail server refuses permanently, during sending or in a later report. Marks the address and
 * runs the follow-ups of the nouns.
 */
export async function refuseForGood(ctx: TxCtx, { mailId, ...rejection }: RejectedMail): Promise<void> {
  await markAddress(ctx, { ...rejection, reason: 'hard_bounce' })
  for (const follow of ctx.registry.onBounce) await follow(ctx.db, mailId)
}
