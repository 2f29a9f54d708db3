import { isCard } from '@oficio/contracts/kernel/payment-methods'
import type { Payment } from '@oficio/db/generated/client'
import { z } from 'zod'
import { builtBy, countRef, defineEvent } from '../kernel/events/define-event'
import { paidForOf, wordsOfReturn } from './paid-for'
import type { NextStep } from './payment-kind'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** Tells the payer that a payment was refunded. */
    'payment-returned': {
      /** What was paid for. */
      description: string
      amountArs: number
      reason: string
      /** The payment method, because it decides when the money appears. */
      way: 'account' | 'card' | 'unknown'
      paymentNumber: string
      paidAt: string
      next: NextStep
    }
  }
}

/** Tells the payer that a payment was refunded. */
export const paymentReturnedEvent = defineEvent({
  name: 'payment-returned',
  mail: {
    label: 'Pago devuelto',
    isOwed: true,
    refs: z
      .object({ refundId: z.uuid(), amountCentavos: countRef })
      // Ids that the kind of the payment adds (`ReturnedTo`).
      .catchall(z.union([z.string(), z.number()])),
  },
})

export const paymentReturnedBuilder = builtBy(paymentReturnedEvent, async (ctx, refs, to) => {
  const refund = await ctx.db.refund.findUnique({
    where: { id: refs.refundId },
    include: { payment: true },
  })
  if (refund?.status !== 'done') return null
  const { payment } = refund
  const paidFor = await paidForOf(ctx, payment)
  return {
    description: paidFor.title,
    amountArs: refs.amountCentavos / 100,
    reason: wordsOfReturn(paidFor, refund.reason).text,
    way: wayOf(payment),
    paymentNumber: payment.providerId,
    paidAt: (payment.approvedAt ?? payment.providerCreatedAt).toISOString(),
    next: await paidFor.nextAfterReturn(to),
  }
})

/** Returns where the money arrives. A word that is neither the account nor a card says nothing about that. */
export function wayOf({ methodId }: Pick<Payment, 'methodId'>): 'account' | 'card' | 'unknown' {
  if (methodId === 'account_money') return 'account'
  return isCard(methodId) ? 'card' : 'unknown'
}
