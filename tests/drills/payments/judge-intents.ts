import type { Ctx } from '@oficio/domain/kernel/ctx'
import { type Comparison, differences } from '../support/differences'
import type { StandInState } from '../support/stand-in'
import { ourLine, theirLine } from './ledger-rows'
import type { OpenCase } from './open-intent'

/** Returns the broken promises about one-time payments, in words. */
export async function judgeIntents(
  ctx: Ctx,
  state: StandInState,
  cases: readonly OpenCase[],
): Promise<string[]> {
  const faults: string[] = []
  for (const openCase of cases) {
    const subject = `${openCase.scenario.name}, ${openCase.subject} (${openCase.paymentIds.join(', ')})`
    const comparisons = openCase.intentId
      ? await compareIntent(ctx, state, openCase, openCase.intentId)
      : await compareForeign(ctx, openCase)
    faults.push(...differences(subject, comparisons))
  }
  return faults
}

async function compareForeign(ctx: Ctx, { paymentIds }: OpenCase): Promise<Comparison[]> {
  const paymentCount = await ctx.db.payment.count({ where: { providerId: { in: paymentIds } } })
  return [['payments in the ledger', paymentCount, 0]]
}

async function compareIntent(
  ctx: Ctx,
  { payments }: StandInState,
  openCase: OpenCase,
  intentId: string,
): Promise<Comparison[]> {
  const { isInForce, givenBack = 0, moves } = openCase.scenario
  const intent = await ctx.db.paymentIntent.findUniqueOrThrow({
    where: { id: intentId },
    include: {
      payments: { include: { refunds: true, events: true } },
      effects: { orderBy: { number: 'asc' } },
    },
  })
  const providerPayments = payments.filter(({ external_reference }) => external_reference === intentId)
  const effects = intent.effects.map(({ type }) => type)
  const refunds = intent.payments.flatMap((payment) => payment.refunds)
  const refundsInPanel = moves.filter((move) => move.do === 'refund').length
  const isAlternating = effects.every((type, index) => (type === 'granted') === (index % 2 === 0))
  const sources = new Set(intent.payments.flatMap(({ events }) => events.map(({ source }) => source)))
  sources.delete('notification')
  sources.delete('refund')
  return [
    ['the ledger', intent.payments.map(ourLine).sort(), providerPayments.map(theirLine).sort()],
    ['payments at the provider', providerPayments.map(({ id }) => id), openCase.paymentIds],
    ['effects alternate', isAlternating, true],
    ['what was paid for is given', effects.at(-1) === 'granted', isInForce],
    ['a payment is in force', intent.effectPaymentId !== null, isInForce],
    ['state of the intent', intent.status, isInForce ? 'paid' : effects.length > 0 ? 'returned' : 'open'],
    ['refunds in the ledger', refunds.map(refundLine), Array.from({ length: givenBack }, () => 'done total')],
    ['payments given back', new Set(refunds.map(({ paymentId }) => paymentId)).size, givenBack],
    [
      'refunds at the provider',
      providerPayments.reduce((sum, { refunds }) => sum + refunds.length, 0),
      givenBack + refundsInPanel,
    ],
    ['other ways by which it was heard of', [...sources], []],
    ...(await compareSubject(ctx, openCase, intentId, effects.length > 0)),
  ]
}

const refundLine = ({ status, amountCentavos }: { status: string; amountCentavos: number | null }) =>
  `${status} ${amountCentavos ?? 'total'}`

/** Compares the subject of a payment: its effect happened at most once, and a revoked effect leaves its history. */
async function compareSubject(
  ctx: Ctx,
  { subject, email, scenario }: OpenCase,
  intentId: string,
  wasGiven: boolean,
): Promise<Comparison[]> {
  if (subject === 'professional') {
    const { subjectId } = await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: intentId } })
    const { status } = await ctx.db.professional.findUniqueOrThrow({ where: { id: subjectId } })
    return [['state of the account', status, wasGiven ? 'pending_approval' : 'pending_payment']]
  }
  const requests = await ctx.db.serviceRequest.findMany({
    where: email ? { email } : { urgencyIntentId: intentId },
    include: { events: { where: { type: email ? 'filed' : 'made_urgent' } } },
  })
  const times = wasGiven ? 1 : 0
  const mails = email ? await ctx.db.mail.count({ where: { to: email, template: 'request-filed' } }) : times
  return [
    [email ? 'requests filed' : 'requests made urgent', requests.length, times],
    ['its payment', requests.map(({ urgencyIntentId }) => urgencyIntentId), times ? [intentId] : []],
    ['is urgent', requests.some(({ isUrgent }) => isUrgent), scenario.isInForce],
    ['lines of it in the history', requests.flatMap(({ events }) => events).length, times],
    ['waves of professionals told', requests.map(({ wave }) => wave), times ? [1] : []],
    ['mails that say so', mails, times],
  ]
}
