import type { Delivery } from '@oficio/sandbox/mercadopago/store/delivery'
import { seededRandom } from '../../seeded-random'
import { describeRemainingWork } from '../support/describe-remaining-work'
import type { DrillStack } from '../support/drill-stack'
import { waitOrThrow } from '../support/wait-or-throw'
import { type Kills, killOften } from './kill-often'
import { type Courier, makeCourier } from './make-courier'
import { leaveItToNotifications } from './only-notifications'
import { type PreparedNews, prepareNews } from './prepare-news'

/** Number of moves at the provider between two deliveries. */
const movesAtOnce = 10
const mostCopies = 5
const patienceMs = 1_200_000

export interface DeliveryOutcome extends Omit<PreparedNews, 'moves'> {
  /** Every notification that the provider had to send. */
  news: Delivery[]
  /** Total number of deliveries that the site had to accept. */
  copies: number
  courier: Courier['figures']
  kills: Kills
  tookMs: number
}

export interface DeliveryOptions {
  count: number
  seed: number
  /** Maximum number of kills of both processes. If left out, the duration of the drill limits it. */
  mostKills?: number
}

/**
 * Plays payments and subscriptions at the provider until it has exactly `count` notifications to send. Refunds that the
 * site requests add more. Delivers each notification one to five times in random order, while the provider goes on and
 * site and worker are killed. Returns once everything was accepted and processed.
 */
export async function deliverNews(
  drill: DrillStack,
  { count, seed, mostKills }: DeliveryOptions,
  log: (line: string) => void = () => undefined,
): Promise<DeliveryOutcome> {
  const { db, stack, standIn } = drill
  const random = seededRandom(seed)
  const restoreSteps = [await leaveItToNotifications(db), await standIn.holdNotifications()]
  const { moves, ...subjects } = await prepareNews(drill, count, random)
  log(
    `${subjects.cases.length} payments, ${subjects.subscriptions.length} subscriptions, ${moves.length} more moves`,
  )
  const courier = makeCourier({ secret: stack.env.MERCADOPAGO_WEBHOOK_SECRET ?? '', random })
  const { handOver, figures } = makeHandOver(drill, courier, random)
  await stack.restartWorker()
  const startedAt = performance.now()
  const killing = killOften(drill, { remaining: courier.pending, mostRounds: mostKills })
  try {
    await handOver()
    const level = courier.pending()
    while (moves.length > 0) {
      await waitOrThrow('some are taken', async () => courier.pending() < level, { timeoutMs: patienceMs })
      for (const move of moves.splice(0, movesAtOnce)) await move()
      await handOver()
    }
    do await untilAllIsDone(drill, courier)
    while (await handOver())
  } finally {
    await Promise.allSettled([killing.stop(), courier.stop()])
  }
  const tookMs = Math.round(performance.now() - startedAt)
  const news = await standIn.deliveries()
  for (const give of restoreSteps) await give()
  return { ...subjects, ...figures(), news, courier: courier.figures, kills: await killing.stop(), tookMs }
}

/** Returns a function that passes the new notifications to the courier. It returns whether there were any. */
function makeHandOver({ standIn }: DrillStack, courier: Courier, random: () => number) {
  const knownIds = new Set<string>()
  let copies = 0
  const handOver = async () => {
    const fresh = (await standIn.deliveries()).filter(({ id }) => !knownIds.has(id))
    for (const delivery of fresh) {
      const times = 1 + Math.floor(random() * mostCopies)
      copies += times
      courier.add(delivery, times)
      knownIds.add(delivery.id)
    }
    return fresh.length > 0
  }
  return { handOver, figures: () => ({ copies }) }
}

/** Waits until every notification was accepted and all its side effects are done. */
async function untilAllIsDone({ db }: DrillStack, courier: Courier): Promise<void> {
  let work: string[] = []
  const isDone = async () => {
    if (courier.pending() > 0) return false
    work = await describeRemainingWork(db)
    return work.length === 0
  }
  await waitOrThrow('all is taken and done', isDone, { timeoutMs: patienceMs }).catch((error: Error) => {
    throw new Error(`${error.message}; left: ${[`${courier.pending()} to deliver`, ...work].join(', ')}`)
  })
}
