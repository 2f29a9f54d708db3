import type { RefundReason } from '@oficio/contracts/payments/refund-texts'
import type { Tx } from '@oficio/db/client'
import type { Payment, PaymentIntent } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'

/** What a kind of payment does to its subject. Both run once for each effect, in a transaction that holds the intent. */
export interface PaymentRules {
  /** Gives what was paid for. Returns null, or why it cannot be given: the money then goes back. */
  grant(ctx: Ctx, tx: Tx, intent: PaymentIntent, payment: Payment): Promise<RefundReason | null>
  /** Takes it back, because the money went back. */
  takeBack(ctx: Ctx, tx: Tx, intent: PaymentIntent): Promise<void>
}
