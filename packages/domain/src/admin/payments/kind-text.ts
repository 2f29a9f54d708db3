import type { Ctx } from '../../kernel/ctx'
import { paymentTitleOf } from '../../payments/payment-kind'

/**
 * Returns the name of what was paid for: the title of the subscription's kind if `subjectType` is given, otherwise of
 * the intent's kind. Returns 'Otro' for an unknown kind, because it must not hide a payment.
 */
export function kindTextOf(
  ctx: Ctx,
  { kind, subjectType }: { kind: string; subjectType: string | null },
): string {
  if (subjectType === null) return paymentTitleOf(ctx, kind)
  const subscriptionKind = ctx.registry.subscriptionKinds.find((kind) => kind.subjectType === subjectType)
  return subscriptionKind?.chargeTitle ?? 'Otro'
}
