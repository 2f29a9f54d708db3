import type { DrillStack } from '../support/drill-stack'
import { type DeliveryOptions, type DeliveryOutcome, deliverNews } from './deliver-news'
import { judgeIntents } from './judge-intents'
import { judgeSubscriptions } from './judge-subscriptions'
import { judgeTotals } from './judge-totals'

export interface Outcome extends DeliveryOutcome {
  /** Broken promises in words. Empty if there are none. */
  faults: string[]
}

/** Delivers `count` notifications while processes are killed, and judges the result by the provider's state. */
export async function runPayments(
  drill: DrillStack,
  options: DeliveryOptions,
  log?: (line: string) => void,
): Promise<Outcome> {
  const outcome = await deliverNews(drill, options, log)
  const state = await drill.standIn.state()
  const faults = [
    ...(await judgeIntents(drill.ctx, state, outcome.cases)),
    ...(await judgeSubscriptions(drill.ctx, state, outcome.subscriptions)),
    ...(await judgeTotals(drill, state, options.count, outcome)),
  ]
  return { ...outcome, faults }
}
