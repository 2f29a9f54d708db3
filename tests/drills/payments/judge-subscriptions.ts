import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { chargeStatusOf, paymentStateOf } from '@oficio/gateways/mercadopago/states'
import { type Comparison, differences } from '../support/differences'
import type { StandInState, StandInSubscription } from '../support/stand-in'
import { ourLine, theirLine } from './ledger-rows'
import type { OpenSubscription } from './subscription-cases'

/** Returns the broken promises about subscriptions and their charges, in words. */
export async function judgeSubscriptions(
  ctx: Ctx,
  state: StandInState,
  subscriptions: readonly OpenSubscription[],
): Promise<string[]> {
  const faults: string[] = []
  for (const openSubscription of subscriptions) {
    const subject = `${openSubscription.scenario.name}, subscription ${openSubscription.providerId}`
    faults.push(...differences(subject, await compare(ctx, state, openSubscription)))
  }
  return faults
}

const include = {
  charges: true,
  payments: { include: { refunds: true } },
  events: true,
} satisfies Prisma.SubscriptionInclude
type Loaded = Prisma.SubscriptionGetPayload<{ include: typeof include }>

async function compare(
  ctx: Ctx,
  { preapprovals, payments }: StandInState,
  { subscriptionId, providerId, scenario }: OpenSubscription,
): Promise<Comparison[]> {
  const subscription = await ctx.db.subscription.findUniqueOrThrow({ where: { id: subscriptionId }, include })
  const matchingPreapprovals = preapprovals.filter(
    ({ external_reference }) => external_reference === subscriptionId,
  )
  const [preapproval] = matchingPreapprovals
  if (!preapproval) return [['subscriptions at the provider', 0, 1]]
  const paid = payments.filter(({ external_reference }) => external_reference === subscriptionId)
  const mails = await ctx.db.mail.findMany({
    where: { refs: { path: ['subscriptionId'], equals: subscriptionId } },
  })
  const receipts = mails.filter(({ template }) => template === 'subscription-charged').length
  return [
    ['subscriptions at the provider', matchingPreapprovals.map(({ id }) => id), [providerId]],
    [
      'state and amount',
      [subscription.providerStatus, subscription.providerAmountCentavos, subscription.amountCentavos],
      [preapproval.status, amountOf(preapproval), amountOf(preapproval)],
    ],
    ['state on the site', subscription.status, scenario.status],
    ['charges', subscription.charges.map(ourCharge).sort(), preapproval.charges.map(theirCharge).sort()],
    ['the ledger', subscription.payments.map(ourLine).sort(), paid.map(theirLine).sort()],
    ['refunds that the site asked for', subscription.payments.flatMap(({ refunds }) => refunds).length, 0],
    ['receipts', receipts, eventsOf(subscription, 'charge_paid').length],
    ...subscription.charges.flatMap((charge) => compareCharge(subscription, charge)),
  ]
}

const amountOf = (preapproval: StandInSubscription) => preapproval.auto_recurring.transaction_amount

type Charge = Loaded['charges'][number]

const ourCharge = (charge: Charge): string => {
  const { providerId, status, amountCentavos, retryAttempt, paymentProviderId, paymentStatus } = charge
  return [providerId, status, amountCentavos, retryAttempt, paymentProviderId, paymentStatus].join(' ')
}

const theirCharge = (charge: StandInSubscription['charges'][number]): string => {
  const { id, status, transaction_amount, retry_attempt, payment } = charge
  const paymentStatus = payment && paymentStateOf(payment.status, null).status
  return [id, chargeStatusOf(status), transaction_amount, retry_attempt, payment?.id, paymentStatus].join(' ')
}

/** Checks that the effect of a charge happened once, and was revoked once if the money went back. */
function compareCharge(
  subscription: Loaded,
  { id, providerId, paymentStatus, paidUntil }: Charge,
): Comparison[] {
  const count = (type: string) => eventsOf(subscription, type, id).length
  const [paid, takenBack, failed] = ['charge_paid', 'charge_taken_back', 'charge_failed'].map(count)
  const isPaid = paymentStatus === 'approved'
  const isOver = paymentStatus === 'refunded' || paymentStatus === 'taken_by_bank'
  return [
    [`charge ${providerId}: counts as paid`, paidUntil !== null, isPaid],
    // A payment that was refunded before we read it has no effect, so nothing is revoked.
    [`charge ${providerId}: times paid`, paid, isOver ? takenBack : isPaid ? 1 : 0],
    [`charge ${providerId}: taken back more than once`, (takenBack ?? 0) > 1, false],
    [`charge ${providerId}: failed more than once`, (failed ?? 0) > 1, false],
  ]
}

/** Returns the events of a type, for one charge if it is given. */
function eventsOf({ events }: Loaded, type: string, chargeId?: string) {
  const ofType = events.filter((event) => event.type === type)
  if (!chargeId) return ofType
  return ofType.filter(({ data }) => JSON.stringify(data).includes(chargeId))
}
