import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { type OwnSubject, ownKindOf, type Subject } from '../subscription-kind'
import type { SubscriptionOrder } from './claim-creation'
import { usualPayerEmail } from './usual-payer-email'

/** Names the subject in every call about the caller's own subscription. */
export interface OwnInput {
  /** Kind of the subject; by default the usual kind of the caller's role. */
  subjectType?: string | undefined
  /** Id of the subject, for accounts with several. */
  subjectId?: string | undefined
}

export interface OrderInput extends OwnInput {
  payerEmail?: string | undefined
  monthlyPriceArs?: number | undefined
}

/** Returns the subject of the caller's subscriptions and its owner. Throws unauthenticated, forbidden, not_found. */
export async function ownSubject(
  ctx: Ctx,
  actor: Actor,
  { subjectType, subjectId }: OwnInput,
): Promise<{ subject: Subject; own: OwnSubject }> {
  const kind = ownKindOf(ctx, actor, subjectType)
  const own = await kind.findOwn(ctx.db, actor, subjectId)
  return { subject: { subjectType: kind.subjectType, subjectId: own.subjectId }, own }
}

/** Returns the caller's order. Throws unauthenticated, forbidden, and the errors of the kind. */
export async function ownOrder(
  ctx: Ctx,
  actor: Actor,
  { payerEmail, monthlyPriceArs, ...input }: OrderInput,
): Promise<SubscriptionOrder> {
  const { subject, own } = await ownSubject(ctx, actor, input)
  if (own.refusal) throw new AppError(own.refusal)
  return {
    subject,
    userId: own.userId,
    payerEmail: payerEmail ?? (await usualPayerEmail(ctx.db, subject, own)),
    shownArs: monthlyPriceArs,
  }
}
