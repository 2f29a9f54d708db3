import type { PaymentScene } from '../support/payment-scene'
import { type OpenCase, openCase, play } from './open-intent'
import { casesFor } from './payment-cases'
import { type OpenSubscription, openSubscriptions, playLater, subscriptionsFor } from './subscription-cases'

/** Of all notifications those about subscriptions and their charges. */
const subscriptionShare = 0.3

export interface PreparedNews {
  cases: OpenCase[]
  subscriptions: OpenSubscription[]
  /** What payers and provider do next, in an order that chance makes and that keeps each one's own. */
  moves: (() => Promise<void>)[]
}

/** Opens as much as gives the provider `count` notifications to send, and makes the first move of each. */
export async function prepareNews(
  drill: PaymentScene,
  count: number,
  random: () => number,
): Promise<PreparedNews> {
  const { standIn } = drill
  const chosenScenarios = subscriptionsFor(count * subscriptionShare)
  const subscriptions = await openSubscriptions(drill, chosenScenarios)
  const remaining = count - chosenScenarios.reduce((sum, { news }) => sum + news, 0)
  const cases: OpenCase[] = []
  for (const paymentCase of casesFor(remaining)) cases.push(await openCase(drill, paymentCase))
  for (const openCase of cases)
    for (const move of openCase.scenario.moves.slice(0, 1)) await play(standIn, openCase, move)
  const later = [
    ...cases.map((openCase) =>
      openCase.scenario.moves.slice(1).map((move) => () => play(standIn, openCase, move)),
    ),
    ...subscriptions.map((openSubscription) =>
      openSubscription.scenario.later.map((move) => () => playLater(standIn, openSubscription, move)),
    ),
    // The day on which declined charges are tried again.
    [() => standIn.advance({ days: 1 })],
  ]
  return { cases, subscriptions, moves: interleave(later, random) }
}

/** Returns all of them in one row that chance makes, those of each list in their own order. */
function interleave<T>(lists: readonly (readonly T[])[], random: () => number): T[] {
  const rows = lists.map((list) => [...list])
  return rows
    .flatMap((row) => row.map(() => ({ row, at: random() })))
    .sort((item, other) => item.at - other.at)
    .flatMap(({ row }) => row.splice(0, 1))
}
