import type { Payment } from '@oficio/db/generated/client'
import { z } from 'zod'
import { builtBy, countRef, defineEvent } from '../kernel/events/define-event'
import { paidForOf, wordsOfReturn } from './paid-for'
import type { NextStep } from './payment-kind'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To the payer after a refund. */
    'payment-returned': {
      /** What was paid for. */
      description: string
      amountArs: number
      reason: string
      /** How it was paid, which decides when it shows up. */
      way: 'account' | 'card' | 'unknown'
      paymentNumber: string
      paidAt: string
      next: NextStep
    }
  }
}

/** To the payer after a refund. */
export const paymentReturnedEvent = defineEvent({
  name: 'payment-returned',
  mail: {
    label: 'Pago devuelto',
    isOwed: true,
    refs: z
      .object({ refundId: z.uuid(), amountCentavos: countRef })
      // What the kind of the payment adds (`ReturnedTo`).
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

function wayOf({ methodId }: Payment): 'account' | 'card' | 'unknown' {
  if (methodId === null) return 'unknown'
  return methodId === 'account_money' ? 'account' : 'card'
}
