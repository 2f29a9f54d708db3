import { account, visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { createPayment } from '@oficio/domain/payments/checkout/create-payment'
import { startUrgentPayment } from '@oficio/domain/service-requests/urgency/start-urgent-payment'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { buildSubmission } from '@oficio/domain/testing/builders/build-submission'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import type { PaymentScene } from '../support/payment-scene'
import type { StandIn } from '../support/stand-in'
import type { Move, PaymentCase } from './payment-cases'

/** A case whose payment page is open. */
export interface OpenCase extends PaymentCase {
  /** Null if the payment is not ours. */
  intentId: string | null
  preferenceId: string | null
  amountCentavos: number
  /** The client of a draft. Their address shows how often the draft was filed. */
  email: string | null
  /** The provider's payment ids, oldest first. */
  paymentIds: string[]
}

/** Does everything up to the provider's page, as the payer does. */
export async function openCase({ ctx, db }: PaymentScene, paymentCase: PaymentCase): Promise<OpenCase> {
  const emptyIntent = { intentId: null, preferenceId: null, amountCentavos: 123_400, email: null }
  if (paymentCase.subject === 'nothing') return { ...paymentCase, ...emptyIntent, paymentIds: [] }
  const email = paymentCase.subject === 'draft' ? `paga.${ctx.ids.next()}@example.com` : null
  const intentId = await startPayment(ctx, paymentCase.subject, email ?? '')
  if (paymentCase.scenario.isLate)
    await db.query('UPDATE payment_intents SET expires_at = $2 WHERE id = $1', [
      intentId,
      new Date(ctx.clock.now().getTime() - 10 * 60_000),
    ])
  const { checkoutId, amountCentavos } = await ctx.db.paymentIntent.findUniqueOrThrow({
    where: { id: intentId },
  })
  return { ...paymentCase, intentId, preferenceId: checkoutId, amountCentavos, email, paymentIds: [] }
}

async function startPayment(
  ctx: Ctx,
  subject: 'draft' | 'request' | 'professional',
  email: string,
): Promise<string> {
  if (subject === 'draft') {
    // Each payer has a network of their own, because the site limits open payment pages per network.
    const payer = visitor({ deviceHash: ctx.ids.next(), ipPrefix: ctx.ids.next() })
    const form = await buildSubmission(ctx, { isUrgent: true, email })
    const metadata = { type: 'urgency_fee', form_data: form } as const
    return (await startUrgentPayment(ctx, payer, { metadata })).id
  }
  if (subject === 'request') {
    const { id: userId } = await buildUser(ctx)
    const request = await buildServiceRequest(ctx, { userId })
    const metadata = { serviceRequestId: request.id }
    return (await createPayment(ctx, account(userId, 'user'), { metadata })).id
  }
  const { userId } = await buildProfessional(ctx, {
    status: 'pending_payment',
    rubroIds: [await farRubroId(ctx)],
  })
  const metadata = { type: 'verification' } as const
  return (await createPayment(ctx, account(userId, 'professional'), { metadata })).id
}

/** Returns a rubro without requests here, so that its professionals receive no notices. */
export async function farRubroId(ctx: Ctx, skip = 0): Promise<number> {
  const rubro = await ctx.db.rubro.findFirstOrThrow({
    where: { slug: { not: 'plomeria' } },
    orderBy: { id: 'asc' },
    select: { id: true },
    skip,
  })
  return rubro.id
}

/** Plays a move at the provider. */
export async function play(standIn: StandIn, openCase: OpenCase, move: Move): Promise<void> {
  const last = openCase.paymentIds.at(-1) ?? ''
  if (move.do === 'become') await standIn.setStatus(last, move.status)
  else if (move.do === 'refund')
    await standIn.refund(last, move.part === 'half' ? openCase.amountCentavos / 2 : undefined)
  else openCase.paymentIds.push(await standIn.pay(paymentOrder(openCase, move)))
}

function paymentOrder({ preferenceId, amountCentavos }: OpenCase, move: Extract<Move, { do: 'pay' }>) {
  return {
    status: move.status,
    ...(preferenceId ? { preferenceId } : {}),
    amountCentavos: move.wrong === 'amount' ? amountCentavos - 1 : amountCentavos,
    ...(move.wrong === 'currency' ? { currency: 'USD' } : {}),
    ...(move.wrong === 'receiver' ? { collectorId: '1' } : {}),
  }
}
