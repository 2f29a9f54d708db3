import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { listReceivedBy, type ReceivedReviews } from '../../reviews/list-received-reviews'
import { ownBusiness } from '../own-business'

/** Returns the reviews of the caller's business, newest first, including hidden reviews. Throws business_not_found. */
export async function listReceivedByBusiness(
  ctx: Ctx,
  actor: Actor,
  { id, cursor }: { id: string; cursor?: string | undefined },
): Promise<ReceivedReviews> {
  await ownBusiness(ctx.db, actor, id)
  return listReceivedBy(ctx.db, { kind: 'business', id }, { cursor })
}
