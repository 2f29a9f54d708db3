import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '@oficio/domain/kernel/ctx'
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
  for (const opened of subscriptions) {
    const about = `${opened.scenario.name}, subscription ${opened.providerId}`
    faults.push(...differences(about, await compare(ctx, state, opened)))
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
  const ours = await ctx.db.subscription.findUniqueOrThrow({ where: { id: subscriptionId }, include })
  const named = preapprovals.filter(({ external_reference }) => external_reference === subscriptionId)
  const [theirs] = named
  if (!theirs) return [['subscriptions at the provider', 0, 1]]
  const paid = payments.filter(({ external_reference }) => external_reference === subscriptionId)
  const mails = await ctx.db.mail.findMany({
    where: { refs: { path: ['subscriptionId'], equals: subscriptionId } },
  })
  const receipts = mails.filter(({ template }) => template === 'subscription-charged').length
  return [
    ['subscriptions at the provider', named.map(({ id }) => id), [providerId]],
    [
      'state and amount',
      [ours.providerStatus, ours.providerAmountCentavos, ours.amountCentavos],
      [theirs.status, amountOf(theirs), amountOf(theirs)],
    ],
    ['state on the site', ours.status, scenario.status],
    ['charges', ours.charges.map(ourCharge).sort(), theirs.charges.map(theirCharge).sort()],
    ['the ledger', ours.payments.map(ourLine).sort(), paid.map(theirLine).sort()],
    ['refunds that the site asked for', ours.payments.flatMap(({ refunds }) => refunds).length, 0],
    ['receipts', receipts, eventsOf(ours, 'charge_paid').length],
    ...ours.charges.flatMap((charge) => compareCharge(ours, charge)),
  ]
}

const amountOf = (theirs: StandInSubscription) => theirs.auto_recurring.transaction_amount

type Charge = Loaded['charges'][number]

const ourCharge = (charge: Charge): string => {
  const { providerId, status, amountCentavos, retryAttempt, paymentProviderId, paymentStatus } = charge
  return [providerId, status, amountCentavos, retryAttempt, paymentProviderId, paymentStatus].join(' ')
}

const theirCharge = (charge: StandInSubscription['charges'][number]): string => {
  const { id, status, transaction_amount, retry_attempt, payment } = charge
  return [id, status, transaction_amount, retry_attempt, payment?.id, payment?.status].join(' ')
}

/** What a charge gave, it gave once; what went back was taken once. */
function compareCharge(ours: Loaded, { id, providerId, paymentStatus, paidUntil }: Charge): Comparison[] {
  const count = (type: string) => eventsOf(ours, type, id).length
  const [paid, takenBack, failed] = ['charge_paid', 'charge_taken_back', 'charge_failed'].map(count)
  const isPaid = paymentStatus === 'approved'
  const isOver = paymentStatus === 'refunded' || paymentStatus === 'charged_back'
  return [
    [`charge ${providerId}: counts as paid`, paidUntil !== null, isPaid],
    // Of one that went back before anybody heard of it nothing was given, and nothing is taken.
    [`charge ${providerId}: times paid`, paid, isOver ? takenBack : isPaid ? 1 : 0],
    [`charge ${providerId}: taken back more than once`, (takenBack ?? 0) > 1, false],
    [`charge ${providerId}: failed more than once`, (failed ?? 0) > 1, false],
  ]
}

/** Rows of the history, of one charge when it is named. */
function eventsOf({ events }: Loaded, type: string, chargeId?: string) {
  const ofType = events.filter((event) => event.type === type)
  if (!chargeId) return ofType
  return ofType.filter(({ data }) => JSON.stringify(data).includes(chargeId))
}
