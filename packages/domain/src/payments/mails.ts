import { paths } from '@oficio/contracts/paths'
import { refundTextOf } from '@oficio/contracts/payments/refund-texts'
import type { Payment, PaymentIntent } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { Ctx } from '../kernel/ctx'
import { builtBy, countRef, defineMail } from '../kernel/mail/define-mail'
import type { MailTemplates } from '../kernel/mail/templates'
import { paymentKindOf, paymentTitleOf } from './payment-kind'

declare module '../kernel/mail/templates' {
  interface MailTemplates {
    /** To whoever paid: money went back. */
    'payment-returned': {
      /** What was paid for. */
      description: string
      amountArs: number
      reason: string
      /** How it was paid, which decides when it shows up. */
      way: 'account' | 'card' | 'unknown'
      paymentNumber: string
      paidAt: string
      next: { leadsTo: 'request' | 'form' | 'portal'; url: string }
    }
  }
}

type Next = MailTemplates['payment-returned']['next']

/** To whoever paid: money went back. */
export const paymentReturnedMail = defineMail({
  template: 'payment-returned',
  refs: z.object({
    refundId: z.uuid(),
    amountCentavos: countRef,
    /** By this the address is erased with the rest of what is known of the request's client. */
    requestId: z.uuid().optional(),
  }),
})

export const paymentReturnedBuilder = builtBy(paymentReturnedMail, async (ctx, refs, to) => {
  const refund = await ctx.db.refund.findUnique({
    where: { id: refs.refundId },
    include: { payment: { include: { intent: true } } },
  })
  if (refund?.status !== 'done') return null
  const { payment } = refund
  return {
    description: paymentTitleOf(ctx, payment.intent?.kind ?? null),
    amountArs: refs.amountCentavos / 100,
    reason: refundTextOf(refund.reason) ?? '',
    way: wayOf(payment),
    paymentNumber: payment.providerId,
    paidAt: (payment.approvedAt ?? payment.providerCreatedAt).toISOString(),
    next: await nextOf(ctx, payment.intent, to),
  }
})

function wayOf({ methodId }: Payment): 'account' | 'card' | 'unknown' {
  if (methodId === null) return 'unknown'
  return methodId === 'account_money' ? 'account' : 'card'
}

async function nextOf(ctx: Ctx, intent: PaymentIntent | null, to: string): Promise<Next> {
  if (intent) return paymentKindOf(ctx, intent).nextAfterReturn(ctx, intent, to)
  return { leadsTo: 'portal', url: new URL(paths.portal(), ctx.site.origin).toString() }
}
