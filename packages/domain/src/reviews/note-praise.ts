import type { Actor } from '../kernel/actor'
import type { TxCtx } from '../kernel/ctx'
import { recordEvent } from '../service-requests/history'

/** From so many stars on a review praises work; with fewer it may say that nobody came. */
const praiseMin = 3

/**
 * Notes in a request's history, once, that its client praised the work: a review may be changed or taken back, and the
 * fee of an urgent request hangs on what was said.
 */
export async function notePraise(
  ctx: TxCtx,
  actor: Actor,
  { requestId, leadId, rating }: { requestId: string; leadId: string; rating: number },
): Promise<void> {
  if (rating < praiseMin) return
  const praise = { requestId, type: 'work_praised', actorKind: 'client', leadId } as const
  if ((await ctx.db.serviceRequestEvent.count({ where: praise })) === 0) await recordEvent(ctx, actor, praise)
}
