import { registry } from '@oficio/domain/registry'
import { runDueJobs } from '@oficio/domain/testing/run-jobs'
import { isDueBetween } from './crontab'
import { nextChargeOf } from './provider-state'
import type { Stage, StageCtx } from './stage'

/** Clock entries that do not affect money. Long runs skip them, because they take most of the time. */
const besidesMoney =
  /^(forget-(sessions|account|arrivals|mail|page|return|review|business-imports)|anonymise|remove|remind|warn|ask|count|fold|send-digests|expire-requests|run-due-waves|mail-waiting)/
const moneyClock = registry.clock.filter(({ name }) => !besidesMoney.test(name))

/** More rounds than any test needs. Only notifications that cause each other endlessly reach it. */
const mostRounds = 30

/** Delivers notifications and runs jobs until nothing is due. Their side effects are included. */
export async function settle({ ctx, control }: Stage, { timesEach = 1 } = {}): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const attempts = await control.deliverDue()
    const jobs = await runDueJobs(ctx, { timesEach })
    if (attempts + jobs.length === 0) return
  }
  throw new Error('news do not come to an end')
}

/** Runs all entries of the site's clock and the jobs that they enqueue. Delivers no notifications. */
export async function runClock({ ctx }: Stage): Promise<void> {
  for (const { run } of registry.clock) await run(ctx)
  await runDueJobs(ctx)
}

interface Span {
  days?: number
  hours?: number
  minutes?: number
  seconds?: number
}

/** Advances the clock of both sides. The provider does what becomes due, and sends no notification yet. */
export async function advance({ ctx, control }: Stage, span: Span): Promise<void> {
  ctx.clock.advance(span)
  await control.advanceClock({})
}

/**
 * Advances the clock in steps, with everything that happens by itself. The provider charges and notifies, the site's
 * clock runs its due entries, and the worker runs jobs and retries failed ones with growing pauses.
 */
export async function live(stage: Stage, span: Span, step: Span = { minutes: 1 }): Promise<void> {
  const { ctx, control } = stage
  const end = ctx.clock.now().getTime() + lengthOf(span)
  while (ctx.clock.now().getTime() < end) {
    const from = ctx.clock.now()
    const next = Math.min(end, from.getTime() + lengthOf(step), nextChargeAfter(stage, from))
    await advance(stage, { seconds: (next - from.getTime()) / 1000 })
    await control.deliverDue()
    for (const { pattern, run } of moneyClock) {
      // A failed entry runs again at its next time, as in the worker.
      if (isDueBetween(pattern, from, ctx.clock.now())) await run(ctx).catch(() => undefined)
    }
    await work(ctx)
    // Notifications of a job's own effects, such as a refund, are delivered at once as well.
    if ((await control.deliverDue()) > 0) await work(ctx)
  }
}

/**
 * Returns the time of the next charge. A step ends there, so that a charge is made at its own time however long the
 * steps are.
 */
function nextChargeAfter(stage: Stage, now: Date): number {
  const at = nextChargeOf(stage)?.getTime() ?? 0
  return at > now.getTime() ? at : Number.POSITIVE_INFINITY
}

const lengthOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span) =>
  (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000

/** Runs the due jobs. Reschedules failed jobs as the worker would. */
async function work(ctx: StageCtx): Promise<void> {
  for (;;) {
    const isDone = await runDueJobs(ctx).then(
      () => true,
      () => false,
    )
    if (isDone) return
    const now = ctx.clock.now()
    await ctx.db.$executeRaw`
      UPDATE graphile_worker._private_jobs
      SET run_at = ${now}::timestamptz + exp(least(10, attempts)) * interval '1 second'
      WHERE last_error IS NOT NULL AND run_at <= ${now}`
  }
}
