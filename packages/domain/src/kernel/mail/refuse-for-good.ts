import type { TxCtx } from '../ctx'
import { markAddress } from './marked-addresses'

interface Refused {
  mailId: string
  address: string
  at: Date
  /** Names what told of it. */
  key: string
}

/** A mail server has refused an address for good, at once or later: what the nouns do about the mail, and the mark. */
export async function refuseForGood(ctx: TxCtx, { mailId, ...about }: Refused): Promise<void> {
  await markAddress(ctx, { ...about, reason: 'hard_bounce' })
  for (const follow of ctx.registry.onBounce) await follow(ctx.db, mailId)
}
