import type { Ctx } from '../../kernel/ctx'
import { paymentTitleOf } from '../../payments/payment-kind'

/**
 * Returns what was paid for, in the words of its kind: of an intent's, or, where `subjectType` says whose subscription it
 * is, of that one's. A kind that nobody knows any more must not hide a payment, and reads 'Otro'.
 */
export function kindTextOf(
  ctx: Ctx,
  { kind, subjectType }: { kind: string; subjectType: string | null },
): string {
  if (subjectType === null) return paymentTitleOf(ctx, kind)
  const subscriptionKind = ctx.registry.subscriptionKinds.find((kind) => kind.subjectType === subjectType)
  return subscriptionKind?.chargeTitle ?? 'Otro'
}
