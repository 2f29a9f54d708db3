import { runDueJobs } from '@oficio/domain/testing/run-jobs'
import pg from 'pg'
import { openStage, type Stage } from '../../mercadopago/support/open-stage'
import { seededRandom } from '../../seeded-random'
import { judgeIntents } from '../payments/judge-intents'
import { judgeSubscriptions } from '../payments/judge-subscriptions'
import { type PreparedNews, prepareNews } from '../payments/prepare-news'
import { differences } from '../support/differences'
import type { PaymentScene } from '../support/payment-scene'
import { standInOf } from '../support/stand-in'
import { type Letter, send, writeLetter } from './postman'

const later = { minutes: 20 }
/** Number of moves of payers and provider between two deliveries. */
const movesAtOnce = 10
/** Share of the first attempts that are lost. */
const lostShare = 0.4

export interface RepeatFigures extends Pick<PreparedNews, 'cases' | 'subscriptions'> {
  letters: number
  /** Number of notifications whose first attempt was lost. */
  lostCount: number
  /** Number of accepted notifications that were sent again with the same bytes. */
  repeats: number
  /** Rows, jobs and calls that these repetitions caused. */
  caused: { rows: number; jobs: number; calls: number }
  /** Broken promises in words. Empty if there are none. */
  faults: string[]
}

interface Scene extends PaymentScene {
  stage: Stage
  random: () => number
  letters: Letter[]
  deliveryIds: Set<string>
  faults: string[]
}

interface Options {
  base: Parameters<typeof openStage>[0]['base']
  count: number
  seed: number
}

/**
 * Plays payments and subscriptions until the provider has `count` notifications to send. Refunds add more. The first
 * attempt of each arrives or is lost. 20 minutes later all are sent again with the same bytes, and once more at the
 * end.
 */
export async function repeatNews({ base, count, seed }: Options): Promise<RepeatFigures> {
  const stage = await openStage({ base })
  const db = new pg.Client({ connectionString: base.databaseUrl })
  await db.connect()
  const standIn = standInOf(stage.controlAt)
  const scene: Scene = {
    ...{ stage, ctx: stage.ctx, db, standIn },
    ...{ random: seededRandom(seed), letters: [], deliveryIds: new Set(), faults: [] },
  }
  try {
    await standIn.holdNotifications()
    const { moves, ...subjects } = await prepareNews(scene, count, scene.random)
    await sendNew(scene)
    while (moves.length > 0) {
      for (const move of moves.splice(0, movesAtOnce)) {
        // Two states of a payment must have different times.
        stage.ctx.clock.advance({ seconds: 1 })
        await move()
      }
      await sendNew(scene)
    }
    const lostCount = scene.letters.filter(({ isTaken }) => !isTaken).length
    const sums = { repeats: 0, rows: 0, jobs: 0, calls: 0 }
    do await repeatAll(scene, sums)
    while (await sendNew(scene))
    await repeatAll(scene, sums)
    const faults = [...scene.faults, ...(await judge(scene, subjects))]
    const { repeats, ...caused } = sums
    return { ...subjects, letters: scene.letters.length, lostCount, repeats, caused, faults }
  } finally {
    await db.end()
    await stage.close()
  }
}

/** Makes the first attempts for all new notifications. Returns whether there were any. */
async function sendNew(scene: Scene): Promise<boolean> {
  const { stage, standIn, random, letters, deliveryIds } = scene
  const fresh = (await standIn.deliveries()).filter(({ id }) => !deliveryIds.has(id))
  const signing = { secret: stage.webhookSecret, now: stage.ctx.clock.now() }
  const newLetters = fresh.map((delivery) => writeLetter(delivery, signing))
  for (const { id } of fresh) deliveryIds.add(id)
  letters.push(...newLetters)
  scene.faults.push(...(await send(newLetters.filter(() => random() >= lostShare))))
  await runDueJobs(stage.ctx)
  return fresh.length > 0
}

/**
 * Repeats all notifications after 20 minutes: first the accepted ones, which must cause nothing, then the lost ones.
 */
async function repeatAll(
  scene: Scene,
  sums: { repeats: number; rows: number; jobs: number; calls: number },
): Promise<void> {
  const { stage, letters, faults } = scene
  stage.ctx.clock.advance(later)
  const takenLetters = letters.filter(({ isTaken }) => isTaken)
  const lostLetters = letters.filter(({ isTaken }) => !isTaken)
  const before = await traces(stage)
  faults.push(...(await send(takenLetters)))
  const jobs = await runDueJobs(stage.ctx)
  const after = await traces(stage)
  sums.repeats += takenLetters.length
  sums.rows += after.rows - before.rows
  sums.calls += after.calls - before.calls
  sums.jobs += jobs.length
  faults.push(...(await send(lostLetters)))
  await runDueJobs(stage.ctx)
}

async function traces({ ctx, calls }: Stage) {
  return { rows: await ctx.db.providerNotification.count(), calls: calls.length }
}

async function judge(
  { ctx, standIn, letters }: Scene,
  { cases, subscriptions }: Pick<PreparedNews, 'cases' | 'subscriptions'>,
): Promise<string[]> {
  const state = await standIn.state()
  const notifications = await ctx.db.providerNotification.findMany()
  const done = notifications.filter(({ handledAt }) => handledAt !== null).map(({ requestId }) => requestId)
  return [
    ...(await judgeIntents(ctx, state, cases)),
    ...(await judgeSubscriptions(ctx, state, subscriptions)),
    ...differences('in all', [
      ['notifications stored', notifications.length, letters.length],
      ['notifications done', done.sort(), letters.map(({ requestId }) => requestId).sort()],
    ]),
  ]
}
