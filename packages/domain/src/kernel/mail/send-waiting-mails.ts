import { serverLimits } from '@oficio/contracts/server-limits'
import { subHours } from 'date-fns'
import type { Ctx, TxCtx } from '../ctx'
import { atTimes } from '../jobs/define-job'
import { sendStored } from './send-mail-job'
import { lockedMailsLeftOf } from './unproven-mails'

/**
 * Sends waiting mails to unproven addresses as the budget of their connection allows. Newest first: after a flood, a
 * new visitor on that connection is served before the rest of the flood.
 */
export async function sendWaitingMails(ctx: Ctx): Promise<void> {
  await ctx.transaction(forget)
  const connections = await ctx.db.unprovenMail.groupBy({
    by: ['connectionHash'],
    where: { admittedAt: null },
  })
  for (const { connectionHash } of connections) await ctx.transaction((ctx) => sendOf(ctx, connectionHash))
}

async function sendOf(ctx: TxCtx, connectionHash: string): Promise<void> {
  const take = await lockedMailsLeftOf(ctx, connectionHash)
  if (take === 0) return
  const mails = await ctx.db.unprovenMail.findMany({
    where: { connectionHash, admittedAt: null },
    orderBy: { mail: { createdAt: 'desc' } },
    select: { mailId: true },
    take,
  })
  const mailIds = mails.map(({ mailId }) => mailId)
  await ctx.db.unprovenMail.updateMany({
    where: { mailId: { in: mailIds } },
    data: { admittedAt: ctx.clock.now() },
  })
  await sendStored(ctx, mailIds)
}

/** Drops mails that waited too long. Deletes the connections of mails that no longer count. */
async function forget(ctx: TxCtx): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.unprovenMail.deleteMany({ where: { admittedAt: { lt: subHours(now, 1) } } })
  await ctx.db.$executeRaw`
    WITH dropped AS (
      DELETE FROM unproven_mails unproven USING mails mail
      WHERE mail.id = unproven.mail_id AND unproven.admitted_at IS NULL
        AND mail.created_at < ${subHours(now, serverLimits.waitingMailHours)}
      RETURNING unproven.mail_id)
    UPDATE mails SET skipped_at = ${now} FROM dropped
    WHERE id = dropped.mail_id AND coalesce(sent_at, bounced_at, skipped_at) IS NULL`
}

export const sendWaitingMailsClock = atTimes(
  { name: 'send-waiting-mails', label: 'Mandar emails que esperan su turno', at: '* * * * *' },
  sendWaitingMails,
)
