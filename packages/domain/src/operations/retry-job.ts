import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'

/** Runs a failed job again at once, with all its attempts anew. Throws not_found when it is done or being done. */
export async function retryJob(ctx: Ctx, _actor: Actor, input: { id: string }): Promise<{ success: true }> {
  const rows = await ctx.db.$queryRaw<unknown[]>`
    SELECT id FROM graphile_worker.reschedule_jobs(
      ARRAY[${BigInt(input.id)}]::bigint[], run_at => ${ctx.clock.now()}::timestamptz, attempts => 0
    )`
  if (rows.length === 0) throw new AppError('not_found')
  return { success: true }
}
