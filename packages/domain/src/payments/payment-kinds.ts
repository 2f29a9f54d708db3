import type { RefundReason } from '@oficio/contracts/payments/refund-texts'
import type { PaymentKind } from '@oficio/contracts/payments/shapes'
import type { Tx } from '@oficio/db/client'
import type { Payment, PaymentIntent } from '@oficio/db/generated/client'
import type { Ctx } from '../context/ctx'
import { verificationFee } from '../professionals/verification-fee'
import { urgencyFee } from '../service-requests/urgency-fee'

/** What a kind of payment does to its subject. Both run once for each effect, in a transaction that holds the intent. */
export interface PaymentRules {
  /** Gives what was paid for. Returns null, or why it cannot be given: the money then goes back. */
  grant(ctx: Ctx, tx: Tx, intent: PaymentIntent, payment: Payment): Promise<RefundReason | null>
  /** Takes it back, because the money went back. */
  takeBack(ctx: Ctx, tx: Tx, intent: PaymentIntent): Promise<void>
}

const rules: Record<PaymentKind, PaymentRules> = {
  urgency_fee: urgencyFee,
  verification: verificationFee,
}

/** Returns the rules of an intent's kind. Throws on a kind that nobody knows, so that no money goes unnoticed. */
export function rulesOf({ kind }: { kind: string }): PaymentRules {
  const found = Object.entries(rules).find(([name]) => name === kind)?.[1]
  if (!found) throw new Error(`no rules for payments of kind ${kind}`)
  return found
}
