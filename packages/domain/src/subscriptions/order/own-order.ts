import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { kindOf, usualKindOf } from '../subscription-kind'
import type { SubscriptionOrder } from './take-turn'

/** What somebody who subscribes may say. */
export interface OrderInput {
  /** Which kind of subject the caller subscribes; without it the one that is usual for their role. */
  subjectType?: string | undefined
  payerEmail?: string | undefined
  monthlyPriceArs?: number | undefined
}

/** Returns the order of whoever asks to subscribe. Throws unauthenticated, forbidden, and what the kind's `findOwn` throws. */
export async function ownOrder(
  ctx: Ctx,
  actor: Actor,
  { subjectType, payerEmail, monthlyPriceArs }: OrderInput,
): Promise<SubscriptionOrder> {
  const kind = subjectType === undefined ? usualKindOf(ctx, actor) : kindOf(ctx, { subjectType })
  const { subjectId, userId, email } = await kind.findOwn(ctx.db, actor)
  const subject = { subjectType: kind.subjectType, subjectId }
  return { subject, userId, payerEmail: payerEmail ?? email, shownArs: monthlyPriceArs }
}
