import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { sendMailJob } from '../../kernel/mail/send-mail-job'

/**
 * Retries a mail at once as an admin, with all its attempts, even if its job was given up. A finished mail is never
 * sent again. The row is locked, so two simultaneous calls cause the same single attempt. Throws not_found, mail_ended.
 */
export async function retryMail(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<{ success: true }> {
  const { userId: adminId } = requireAdmin(actor)
  await ctx.transaction(async (ctx) => {
    const [mail] = await ctx.db.$queryRaw<{ template: string; hasEnded: boolean }[]>`
      SELECT template, coalesce(sent_at, bounced_at, skipped_at) IS NOT NULL AS "hasEnded"
      FROM mails WHERE id = ${id}::uuid FOR UPDATE`
    if (!mail) throw new AppError('not_found')
    if (mail.hasEnded) throw new AppError('mail_ended')
    // The job has the key of the mail, so it replaces a waiting job and starts with all attempts.
    await enqueueJob(ctx.db, sendMailJob, { mailId: id }, { runAt: ctx.clock.now() })
    const { template } = mail
    await recordAudit(ctx, {
      adminId,
      action: 'mail-sent-again',
      subject: auditSubject('mail', id),
      data: { template },
    })
  })
  return { success: true }
}
