import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'

/** Runs a failed job again at once, with all its attempts. Throws not_found if it is finished or running. */
export async function retryJob(ctx: Ctx, actor: Actor, input: { id: string }): Promise<{ success: true }> {
  const { userId: adminId } = requireAdmin(actor)
  await ctx.transaction(async (ctx) => {
    const rows = await ctx.db.$queryRaw<{ name: string }[]>`
      SELECT task_identifier AS name FROM graphile_worker.reschedule_jobs(
        ARRAY[${BigInt(input.id)}]::bigint[], run_at => ${ctx.clock.now()}::timestamptz, attempts => 0
      ) rescheduled JOIN graphile_worker.jobs USING (id)`
    const [job] = rows
    if (!job) throw new AppError('not_found')
    const subject = auditSubject('job', input.id)
    await recordAudit(ctx, { adminId, action: 'job-retried', subject, data: job })
  })
  return { success: true }
}
