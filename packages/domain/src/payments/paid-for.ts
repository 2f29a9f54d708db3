import {
  type ReturnReason,
  type ReturnReasons,
  returnReasonOf,
} from '@oficio/contracts/payments/refund-texts'
import type { Payment } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import { type NextStep, paymentKindOf, type ReturnedTo } from './payment-kind'

/** What a payment of the ledger was for, as far as the return of its money asks. */
export interface PaidFor {
  owner: PaymentOwnerRef
  title: string
  returnReasons: ReturnReasons
  /** Null: there is nobody to tell. */
  returnedTo(): Promise<ReturnedTo | null>
  nextAfterReturn(to: string): Promise<NextStep>
}

/** What a payment belongs to: an intent, or something else that the provider charges by our reference. */
export interface PaymentOwnerRef {
  type: string
  id: string
}

/** Returns what a payment was for, by the definition that the registry lists. Throws where none knows it. */
export async function paidForOf(ctx: Ctx, payment: Payment): Promise<PaidFor> {
  if (payment.intentId) return forIntent(ctx, payment.intentId)
  for (const owner of ctx.registry.otherPaymentOwners) {
    const paidFor = await owner.paidFor(ctx, payment)
    if (paidFor) return paidFor
  }
  throw new Error(`payment ${payment.id} belongs to nothing that is known`)
}

async function forIntent(ctx: Ctx, intentId: string): Promise<PaidFor> {
  const intent = await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: intentId } })
  const kind = paymentKindOf(ctx, intent)
  return {
    owner: { type: 'intent', id: intentId },
    title: kind.title,
    returnReasons: kind.returnReasons,
    async returnedTo() {
      const returnedTo = (await kind.returnedTo?.(ctx, intent)) ?? null
      // An address that was erased is no address.
      return returnedTo?.email
        ? returnedTo
        : intent.payerEmail
          ? { ...returnedTo, email: intent.payerEmail }
          : null
    },
    nextAfterReturn: (to) => kind.nextAfterReturn(ctx, intent, to),
  }
}

/** Returns why the money of a payment goes back, in words. Throws on a reason that its kind does not know. */
export function wordsOfReturn({ title, returnReasons }: PaidFor, reason: string): ReturnReason {
  const words = returnReasonOf(returnReasons, reason)
  if (!words) throw new Error(`no words for the reason ${reason} of: ${title}`)
  return words
}
