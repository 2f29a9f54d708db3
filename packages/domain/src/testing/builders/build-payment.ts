import { termsVersion } from '@oficio/contracts/legal'
import { paths } from '@oficio/contracts/paths'
import { urgencyFeeKind, urgencyFeeSubjects } from '@oficio/contracts/service-requests/urgency-fee'
import type { Payment, PaymentIntent, Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { isPaidStatus, isReturnedStatus } from '../../payments/payment-status'
import { personOf } from './person'

export type IntentOverrides = Partial<Prisma.PaymentIntentUncheckedCreateInput>

/** Stores a payment intent without a payment: an urgency fee whose payment page is open for an hour. */
export async function buildIntent(ctx: Ctx, overrides: IntentOverrides = {}): Promise<PaymentIntent> {
  const id = overrides.id ?? ctx.ids.next()
  const createdAt = new Date(overrides.createdAt ?? ctx.clock.now())
  return ctx.db.paymentIntent.create({
    data: {
      id,
      kind: urgencyFeeKind,
      subjectType: urgencyFeeSubjects.form,
      subjectId: ctx.ids.next(),
      amountCentavos: 1_500_000,
      payerEmail: personOf(id).email,
      returnPath: paths.urgentRequestForm(),
      termsVersion,
      provider: ctx.payments.name,
      checkoutId: `445566778-${id}`,
      expiresAt: new Date(createdAt.getTime() + 3_600_000),
      ...overrides,
      createdAt,
    },
  })
}

export type PaymentOverrides = Partial<Prisma.PaymentUncheckedCreateInput> & {
  /** The intent that the payment belongs to: a stored intent, or the fields of a new one. */
  intent?: PaymentIntent | IntentOverrides
  /** Whether an approved payment had its effect. Defaults to true, unless the payment has a fault. */
  isGranted?: boolean
}

/**
 * Stores a payment with its intent in the state after the provider's notification: approved and effective by default.
 * A returned payment had its effect and lost it again.
 */
export async function buildPayment(
  ctx: Ctx,
  { intent: intentInput = {}, isGranted, ...overrides }: PaymentOverrides = {},
): Promise<{ intent: PaymentIntent; payment: Payment }> {
  const intent = isStored(intentInput) ? intentInput : await buildIntent(ctx, intentInput)
  const { status = 'approved', fault = null } = overrides
  const payment = await addPayment(ctx, intent, overrides)
  const isBack = isReturnedStatus(status)
  await addState(ctx, payment, { status: isBack ? 'approved' : status, refundedCentavos: 0 })
  if (payment.refundedCentavos > 0 || isBack)
    await addState(ctx, payment, { status, refundedCentavos: payment.refundedCentavos })
  if ((isGranted ?? fault === null) && (status === 'approved' || isBack))
    await addEffects(ctx, intent, payment, isBack)
  return { intent: await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: intent.id } }), payment }
}

const isStored = (intent: PaymentIntent | IntentOverrides): intent is PaymentIntent => 'checks' in intent

async function addPayment(
  ctx: Ctx,
  intent: PaymentIntent,
  overrides: Partial<Prisma.PaymentUncheckedCreateInput>,
): Promise<Payment> {
  const id = overrides.id ?? ctx.ids.next()
  const { status = 'approved', amountCentavos = intent.amountCentavos } = overrides
  const createdAt = new Date(overrides.createdAt ?? intent.createdAt)
  const wasApproved = isPaidStatus(status) || isReturnedStatus(status)
  return ctx.db.payment.create({
    data: {
      id,
      // Twelve digits: the stand-in counts up with ten, and a demo may know both.
      provider: ctx.payments.name,
      providerId: String(140_000_000_000 + Number.parseInt(id.slice(-8), 16)),
      intentId: intent.id,
      status,
      statusDetail: status === 'approved' ? 'credited' : null,
      amountCentavos,
      refundedCentavos: status === 'refunded' ? amountCentavos : 0,
      currency: 'ARS',
      methodId: 'visa',
      providerCreatedAt: createdAt,
      approvedAt: wasApproved ? createdAt : null,
      providerUpdatedAt: createdAt,
      syncedAt: createdAt,
      ...overrides,
      createdAt,
    },
  })
}

async function addState(
  ctx: Ctx,
  payment: Payment,
  state: { status: string; refundedCentavos: number },
): Promise<void> {
  await ctx.db.paymentEvent.create({
    data: {
      id: ctx.ids.next(),
      paymentId: payment.id,
      ...state,
      statusDetail: payment.status === state.status ? payment.statusDetail : null,
      providerUpdatedAt: payment.providerUpdatedAt,
      source: 'notification',
      raw: rawOf(payment, state),
      seenAt: payment.providerUpdatedAt,
    },
  })
}

/** Returns the provider's answer, reduced to the fields that are read most. */
const rawOf = (
  payment: Payment,
  { status, refundedCentavos }: { status: string; refundedCentavos: number },
) => ({
  id: Number(payment.providerId),
  status,
  transaction_amount: payment.amountCentavos / 100,
  transaction_amount_refunded: refundedCentavos / 100,
  currency_id: payment.currency,
  external_reference: payment.intentId,
  payment_method_id: payment.methodId,
  payer: { email: personOf(payment.id).email, identification: { type: 'DNI', number: '12345678' } },
  card: { first_six_digits: '450995', last_four_digits: '3704', cardholder: { name: 'APRO' } },
})

async function addEffects(ctx: Ctx, intent: PaymentIntent, payment: Payment, isBack: boolean): Promise<void> {
  const effect = { intentId: intent.id, paymentId: payment.id, createdAt: payment.providerUpdatedAt }
  const number = (await ctx.db.paymentEffect.count({ where: { intentId: intent.id } })) + 1
  await ctx.db.paymentEffect.create({ data: { ...effect, number, type: 'granted' } })
  if (isBack)
    await ctx.db.paymentEffect.create({ data: { ...effect, number: number + 1, type: 'taken_back' } })
  await ctx.db.paymentIntent.update({
    where: { id: intent.id },
    data: isBack
      ? { status: 'returned', effectPaymentId: null }
      : { status: 'paid', effectPaymentId: payment.id },
  })
}
