import { paths } from '@oficio/contracts/paths'
import { refundTextOf } from '@oficio/contracts/payments/refund-texts'
import { type PaymentKind, paymentKindTexts } from '@oficio/contracts/payments/shapes'
import type { Payment, PaymentIntent } from '@oficio/db/generated/client'
import type { Ctx } from '../kernel/ctx'
import type { MailContent, MailTemplates } from '../kernel/mail/templates'
import { paymentKindOf } from './payment-kind'

type Refs = Record<string, string>
type Next = MailTemplates['payment-returned']['next']

async function paymentReturned(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const refund = await ctx.db.refund.findUnique({
    where: { id: refs.refundId ?? '' },
    include: { payment: { include: { intent: true } } },
  })
  if (refund?.status !== 'done') return null
  const { payment } = refund
  return {
    template: 'payment-returned',
    props: {
      description: descriptionOf(payment.intent),
      amountArs: Number(refs.amountCentavos) / 100,
      reason: refundTextOf(refund.reason) ?? '',
      way: wayOf(payment),
      paymentNumber: payment.providerId,
      paidAt: (payment.approvedAt ?? payment.providerCreatedAt).toISOString(),
      next: await nextOf(ctx, payment.intent, to),
    },
  }
}

// Written only by insertIntent, whose type this is.
const descriptionOf = (intent: PaymentIntent | null): string =>
  intent ? paymentKindTexts[intent.kind as PaymentKind] : 'Suscripción mensual'

function wayOf({ methodId }: Payment): 'account' | 'card' | 'unknown' {
  if (methodId === null) return 'unknown'
  return methodId === 'account_money' ? 'account' : 'card'
}

async function nextOf(ctx: Ctx, intent: PaymentIntent | null, to: string): Promise<Next> {
  if (intent) return paymentKindOf(ctx, intent).nextAfterReturn(ctx, intent, to)
  return { leadsTo: 'portal', url: new URL(paths.portal(), ctx.site.origin).toString() }
}

export const paymentMails = { 'payment-returned': paymentReturned }
