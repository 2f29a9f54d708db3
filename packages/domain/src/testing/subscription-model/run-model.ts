import fc from 'fast-check'
import type { TestCtx } from '../fake-context'
import { clockJobsCommand, passTimeCommand } from './clock-commands'
import type { Tally } from './command'
import { compare, compareAmounts, compareStored } from './compare'
import { type Model, newModel } from './model'
import {
  cancel,
  reactivate,
  returnLead,
  setRubros,
  subscribe,
  takeLeadCommand,
} from './professional-commands'
import {
  authorise,
  charge,
  end,
  giveBack,
  pause,
  resume,
  retry,
  setPrice,
  tellAll,
} from './provider-commands'
import { makeWorld, type NotificationDelivery, notifySite, settle, type World } from './world'

/**
 * Maximum number of commands in one run. About one in three has something to do, so several subscriptions live and end
 * in a run.
 */
const longest = 300

export interface ModelRun {
  steps: number
  runs: number
  /** Number of times that each kind of command had something to do. */
  tally: Tally
}

/**
 * Applies generated commands to the product and to the model until `steps` commands had something to do. Throws with
 * the shortest sequence it can find after which the two disagree. `fresh` returns a context with an empty database.
 */
export async function runModel(
  fresh: () => Promise<TestCtx>,
  { steps, seed, endOnFailure = false }: { steps: number; seed: number; endOnFailure?: boolean },
): Promise<ModelRun> {
  const tally: Tally = new Map()
  const done = () => [...tally.values()].reduce((sum, count) => sum + count, 0)
  let runs = 0
  const property = fc.asyncProperty(commandsOf(tally), async (commands) => {
    const ctx = await fresh()
    const world = await makeWorld(ctx)
    const model = newModel()
    await fc.asyncModelRun(() => ({ model, real: world }), commands)
    await deliverEverything(model, world)
  })
  while (done() < steps) {
    await fc.assert(property, { seed: seed + runs, numRuns: 1, endOnFailure })
    runs += 1
  }
  return { steps: done(), runs, tally }
}

/** Sends all notifications and runs the clock jobs, and then checks that nothing differs. */
async function deliverEverything(model: Model, world: World): Promise<void> {
  for (const { providerId } of model.subscriptions) await notifySite(world, providerId, 'shuffled')
  await settle(model, world)
  await compare(model, world)
  compareAmounts(model, world)
  await clockJobsCommand(new Map()).run(model, world)
  await compareStored(model, world)
}

function commandsOf(tally: Tally): fc.Arbitrary<Iterable<fc.AsyncCommand<Model, World, false>>> {
  const news = fc.constantFrom<NotificationDelivery[]>('heard', 'unheard', 'shuffled')
  const pick = fc.nat({ max: 20 })
  const months = fc.integer({ min: 28 * 24, max: 62 * 24 })
  return fc.commands<Model, World, false>(
    [
      fc.boolean().map((isConfirmed) => takeLeadCommand(isConfirmed, tally)),
      fc.boolean().map((isConfirmed) => takeLeadCommand(isConfirmed, tally)),
      pick.map((at) => returnLead(at, tally)),
      fc.integer({ min: 1, max: 5 }).map((units) => setRubros(units, tally)),
      // Commands that others depend on appear more often than commands that end a subscription.
      news.map((delivery) => authorise(delivery, tally)),
      fc.constant(subscribe(tally)),
      fc.oneof(fc.constant(cancel(tally)), fc.constant(reactivate(tally))),
      news.map((delivery) => authorise(delivery, tally)),
      news.map((delivery) => authorise(delivery, tally)),
      news.map((delivery) => charge('approved', delivery, tally)),
      news.map((delivery) => charge('approved', delivery, tally)),
      news.map((delivery) => charge('declined', delivery, tally)),
      fc
        .tuple(fc.constantFrom('approved' as const, 'declined' as const, 'final' as const), news)
        .map(([outcome, delivery]) => retry(outcome, delivery, tally)),
      news.map((delivery) => retry('approved', delivery, tally)),
      news.map((delivery) => charge('approved', delivery, tally)),
      news.map((delivery) => resume(delivery, tally)),
      news.map((delivery) => resume(delivery, tally)),
      fc.oneof(
        news.map((delivery) => pause(delivery, tally)),
        news.map((delivery) => end(delivery, tally)),
      ),
      fc
        .tuple(pick, fc.constantFrom('refund' as const, 'chargeback' as const))
        .map(([at, kind]) => giveBack(at, kind, tally)),
      fc.constantFrom(8_000, 10_000, 12_000, 15_000).map((ars) => setPrice(ars, tally)),
      fc.constant(tellAll(tally)),
      fc.integer({ min: 1, max: 47 }).map((hours) => passTimeCommand(hours, tally)),
      fc.integer({ min: 48, max: 12 * 24 }).map((hours) => passTimeCommand(hours, tally)),
      months.map((hours) => passTimeCommand(hours, tally)),
      fc.constant(clockJobsCommand(tally)),
      fc.constant(clockJobsCommand(tally)),
    ],
    { maxCommands: longest, size: 'max' },
  )
}
