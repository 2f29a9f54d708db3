import type { Actor } from '../../kernel/actor'
import { connectionHashOfActor } from '../../kernel/caller-marks'
import type { TxCtx } from '../../kernel/ctx'
import { isOwnProvenMail } from './own-proven-mail'

/**
 * Returns the hash of the connection whose mail budget a mail to that address uses. Returns null if the caller has
 * proven the address.
 */
export const unprovenConnection = async (ctx: TxCtx, actor: Actor, email: string): Promise<string | null> =>
  (await isOwnProvenMail(ctx.db, actor, email)) ? null : connectionHashOfActor(ctx, actor)
