import type { ReceivedReview } from '@oficio/contracts/reviews/endpoints'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { listReceivedBy } from '../../reviews/list-received-reviews'
import { ownBusiness } from '../own-business'

interface ReceivedByBusiness {
  reviews: ReceivedReview[]
  nextCursor: string | null
}

/** Returns the reviews of a business of the caller, newest first, also those that were taken down. Throws business_not_found. */
export async function listReceivedByBusiness(
  ctx: Ctx,
  actor: Actor,
  { id, cursor }: { id: string; cursor?: string | undefined },
): Promise<ReceivedByBusiness> {
  await ownBusiness(ctx.db, actor, id)
  return listReceivedBy(ctx.db, { kind: 'business', id }, { cursor })
}
