import { cron } from '@oficio/domain/jobs/all-jobs'
import { runDueJobs } from '@oficio/domain/testing/run-jobs'
import type { Stage } from './stage'

/** More rounds than any story needs: reached only by news that cause news for ever. */
const mostRounds = 30

/** Lets every notification arrive and every job run, and what those cause in turn, until nothing is left to do now. */
export async function settle({ ctx, control }: Stage, { timesEach = 1 } = {}): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const attempts = await control.deliverDue()
    const jobs = await runDueJobs(ctx, { timesEach })
    if (attempts + jobs.length === 0) return
  }
  throw new Error('news do not come to an end')
}

/** Runs whatever the site's clock would start by now, and the jobs that come of it. Notifications stay where they are. */
export async function runClock({ ctx }: Stage): Promise<void> {
  for (const { run } of cron) await run(ctx)
  await runDueJobs(ctx)
}

type Span = { days?: number; hours?: number; minutes?: number; seconds?: number }

/** Sets the clock of both forward; the provider does what becomes due, and nobody is told of it yet. */
export async function advance({ ctx, control }: Stage, span: Span): Promise<void> {
  ctx.clock.advance(span)
  await control.advanceClock({})
}
