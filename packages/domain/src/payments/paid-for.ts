import {
  type ReturnReason,
  type ReturnReasons,
  returnReasonOf,
} from '@oficio/contracts/payments/refund-texts'
import type { Payment } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import { type NextStep, paymentKindOf, type ReturnedTo } from './payment-kind'

/** What a payment was for, with the texts and the recipient of its refund. */
export interface PaidFor {
  owner: PaymentOwnerRef
  title: string
  returnReasons: ReturnReasons
  /** Returns the recipient of the refund mail; null for none. */
  returnedTo(): Promise<ReturnedTo | null>
  nextAfterReturn(to: string): Promise<NextStep>
}

/** The owner of a payment: an intent, or another owner in the registry. */
export interface PaymentOwnerRef {
  type: string
  id: string
}

/** Returns what a payment was for, by the definitions in the registry. Throws if no definition knows it. */
export async function paidForOf(ctx: Ctx, payment: Payment): Promise<PaidFor> {
  if (payment.intentId) return forIntent(ctx, payment.intentId)
  for (const owner of ctx.registry.otherPaymentOwners) {
    const paidFor = await owner.paidFor(ctx, payment)
    if (paidFor) return paidFor
  }
  throw new Error(`payment ${payment.id} has no known subject`)
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
      // An erased address counts as missing.
      return returnedTo?.email
        ? returnedTo
        : intent.payerEmail
          ? { ...returnedTo, email: intent.payerEmail }
          : null
    },
    nextAfterReturn: (to) => kind.nextAfterReturn(ctx, intent, to),
  }
}

/** Returns the text for a refund reason. Throws on a reason that the payment's kind does not know. */
export function wordsOfReturn({ title, returnReasons }: PaidFor, reason: string): ReturnReason {
  const words = returnReasonOf(returnReasons, reason)
  if (!words) throw new Error(`no text for the reason ${reason} of: ${title}`)
  return words
}
