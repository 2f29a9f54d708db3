import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { kindOf } from '../subscription-kind'
import type { SubscriptionOrder } from './take-turn'

/** What somebody who subscribes may say. */
export interface OrderInput {
  /** Which kind of subject the caller subscribes; the calls of the API that name none are the professionals'. */
  subjectType?: string | undefined
  payerEmail?: string | undefined
  monthlyPriceArs?: number | undefined
}

/** Returns the order of whoever asks to subscribe. Throws what the kind's `findOwn` throws. */
export async function ownOrder(
  ctx: Ctx,
  actor: Actor,
  { subjectType = 'professional', payerEmail, monthlyPriceArs }: OrderInput,
): Promise<SubscriptionOrder> {
  const { subjectId, userId, email } = await kindOf(ctx, { subjectType }).findOwn(ctx.db, actor)
  const subject = { subjectType, subjectId }
  return { subject, userId, payerEmail: payerEmail ?? email, shownArs: monthlyPriceArs }
}
