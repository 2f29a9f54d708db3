import type { PaymentScene } from '../support/payment-scene'
import { type OpenCase, openCase, play } from './open-intent'
import { casesFor } from './payment-cases'
import { type OpenSubscription, openSubscriptions, playLater, subscriptionsFor } from './subscription-cases'

/** Share of the notifications that are about subscriptions and their charges. */
const subscriptionShare = 0.3

export interface PreparedNews {
  cases: OpenCase[]
  subscriptions: OpenSubscription[]
  /** The next actions of payers and provider. Their order is random, but the actions of one case stay in order. */
  moves: (() => Promise<void>)[]
}

/** Opens as many cases as give the provider `count` notifications to send, and plays the first move of each. */
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
    // The day on which the provider retries declined charges.
    [() => standIn.advance({ days: 1 })],
  ]
  return { cases, subscriptions, moves: interleave(later, random) }
}

/** Merges the lists in random order. Items of the same list stay in order. */
function interleave<T>(lists: readonly (readonly T[])[], random: () => number): T[] {
  const rows = lists.map((list) => [...list])
  return rows
    .flatMap((row) => row.map(() => ({ row, at: random() })))
    .sort((item, other) => item.at - other.at)
    .flatMap(({ row }) => row.splice(0, 1))
}
