import { account } from '@oficio/domain/kernel/actor'
import { createSubscription } from '@oficio/domain/subscriptions/order/create-subscription'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import type { PaymentScene } from '../support/payment-scene'
import type { StandIn } from '../support/stand-in'
import { farRubroId } from './open-intent'

/** What happens during the deliveries. 'refund' and 'charge_back' apply to the payment of the last charge. */
type LaterMove = 'refund' | 'charge_back' | 'pause' | 'resume' | 'cancel'

interface SubscriptionScenario {
  name: string
  /** The card's answers: to the first charge, to the charge of the second month, and to its retry a day later. */
  results: readonly string[]
  later: readonly LaterMove[]
  /** The site's status at the end. */
  status: 'active' | 'past_due' | 'cancelled'
  /** Number of notifications that the scenario causes. Two of them are about the charge that validates the card. */
  news: number
}

const declined = 'cc_rejected_insufficient_amount'

const scenarios: readonly SubscriptionScenario[] = [
  {
    name: 'declined, then paid by the repeat',
    results: ['approve', declined, 'approve'],
    later: [],
    status: 'active',
    news: 10,
  },
  {
    name: 'a charge refunded in the panel',
    results: ['approve', 'approve'],
    later: ['refund'],
    status: 'past_due',
    news: 9,
  },
  { name: 'first charge declined', results: [declined], later: [], status: 'cancelled', news: 7 },
  {
    name: 'cancelled at the provider',
    results: ['approve', 'approve'],
    later: ['cancel'],
    status: 'cancelled',
    news: 9,
  },
  { name: 'charged every month', results: ['approve', 'approve'], later: [], status: 'active', news: 8 },
  {
    name: 'declined, the repeat too',
    results: ['approve', declined, declined],
    later: [],
    status: 'past_due',
    news: 10,
  },
  {
    name: 'a charge charged back',
    results: ['approve', 'approve'],
    later: ['charge_back'],
    status: 'past_due',
    news: 10,
  },
  { name: 'paused', results: ['approve', 'approve'], later: ['pause'], status: 'active', news: 9 },
  {
    name: 'paused and resumed',
    results: ['approve', 'approve'],
    later: ['pause', 'resume'],
    status: 'active',
    news: 10,
  },
]

/** Returns scenarios that cause at most `count` notifications. The scenarios take turns. */
export function subscriptionsFor(count: number): SubscriptionScenario[] {
  const chosenScenarios: SubscriptionScenario[] = []
  let remaining = count
  for (
    let next = scenarios[0];
    next && next.news <= remaining;
    next = scenarios[chosenScenarios.length % scenarios.length]
  ) {
    chosenScenarios.push(next)
    remaining -= next.news
  }
  return chosenScenarios
}

export interface OpenSubscription {
  scenario: SubscriptionScenario
  subscriptionId: string
  /** The provider's id of the subscription. */
  providerId: string
}

/** Subscribes a professional for each scenario, authorises the subscription, and advances the clock by a month. */
export async function openSubscriptions(
  drill: PaymentScene,
  scenarios: readonly SubscriptionScenario[],
): Promise<OpenSubscription[]> {
  const { standIn } = drill
  const openSubscriptions: OpenSubscription[] = []
  for (const [index, scenario] of scenarios.entries())
    openSubscriptions.push({ scenario, ...(await subscribe(drill, 1 + (index % 3))) })
  for (const { providerId, scenario } of openSubscriptions)
    await standIn.authorise(providerId, [...scenario.results])
  // The provider makes the first charge with a delay, and the second one a month later.
  await standIn.advance({ hours: 1 })
  await standIn.advance({ months: 1 })
  return openSubscriptions
}

async function subscribe({ ctx }: PaymentScene, rubros: number) {
  const rubroIds: number[] = []
  for (let skip = 0; skip < rubros; skip += 1) rubroIds.push(await farRubroId(ctx, skip))
  const { id, userId } = await buildProfessional(ctx, { rubroIds })
  await createSubscription(ctx, account(userId, 'professional'), {})
  const row = await ctx.db.subscription.findFirstOrThrow({ where: { subjectId: id } })
  return { subscriptionId: row.id, providerId: row.providerId ?? '' }
}

/** Plays a move of a subscription at the provider. */
export async function playLater(standIn: StandIn, { providerId }: OpenSubscription, move: LaterMove) {
  if (move === 'pause' || move === 'resume' || move === 'cancel')
    return standIn.changeSubscription(providerId, move)
  const { preapprovals } = await standIn.state()
  const charges = preapprovals.find(({ id }) => id === providerId)?.charges ?? []
  const paymentId = charges.at(-1)?.payment?.id ?? ''
  return move === 'refund' ? standIn.refund(paymentId) : standIn.setStatus(paymentId, 'charged_back')
}
