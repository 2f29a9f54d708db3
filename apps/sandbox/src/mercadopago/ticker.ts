import type { Courier } from './notifications/courier'
import { nextEvent, runDueCharges } from './subscriptions/run-due-charges'
import type { World } from './world'

/** The longest pause between two checks, because the base clock may jump. */
const longestWaitMs = 1000

/** Lets time count: charges and delivers what becomes due while the process runs. */
export function makeTicker(world: World, courier: Courier) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function tick(): void {
    runDueCharges(world)
    if (world.settings.isDeliveringByItself) void courier.deliverDue().then(plan)
    else plan()
  }

  function plan(): void {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(tick, waitMs(world))
    timer.unref()
  }

  return {
    start: plan,
    /** Looks as soon as the present work is done. */
    wake(): void {
      clearTimeout(timer)
      if (isStopped) return
      timer = setTimeout(tick, 0)
      timer.unref()
    },
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

function waitMs(world: World): number {
  const moments = world.store
    .all('deliveries')
    .filter(({ state }) => state === 'waiting')
    .map(({ dueAt }) => dueAt)
  const next = [nextEvent(world)?.at, ...moments].flatMap((at) => (at ? [Date.parse(at)] : []))
  const wait = Math.min(...next, Number.POSITIVE_INFINITY) - world.clock.virtual().getTime()
  return Math.min(Math.max(wait, 0), longestWaitMs)
}
