import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Prisma } from '@oficio/db/generated/client'
import { addHours, differenceInSeconds, subHours } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { notifyUnproven } from '../../kernel/notices/notify-unproven'
import { dayStart } from '../../kernel/time/day-start'
import { subDays } from '../../kernel/time/days'
import { requestFiledEvent } from '../events'
import { isProven } from './proven-contact'

const firstVersion = 1

/**
 * Mails the client the link and code of this version. Each version is mailed once. If the mail counts for a connection,
 * the caller has checked that the connection has a mail left.
 */
export async function mailCode(
  ctx: TxCtx,
  { id, email, codeVersion }: { id: string; email: string; codeVersion: number },
  connectionHash: string | null,
): Promise<void> {
  const data = { requestId: id, codeVersion }
  await notifyUnproven(ctx, requestFiledEvent, { email, key: `${id}:${codeVersion}`, data }, connectionHash)
}

/**
 * Throws code_mails_exceeded if the request has no code mails left. The sender chooses the mailbox, so without a limit
 * a request could flood a stranger's mailbox. Each code also allows more guesses.
 */
export function refuseManyCodes({ codeVersion }: { codeVersion: number }): void {
  if (codeVersion >= serverLimits.codeMailsPerRequest) throw new AppError('code_mails_exceeded')
}

/**
 * Throws mailbox_mails_exceeded if the mailbox received the maximum number of codes today. Counts codes of all
 * requests, including requests that have another mailbox now. Applies only to a further code of a filed request, so
 * that strangers who use the limit up cannot keep the owner from filing. A caller who has proven the mailbox is not
 * limited. The caller must hold the mailbox's lock of `lockClient`.
 */
export async function refuseManyCodesTo(ctx: TxCtx, actor: Actor, email: string): Promise<void> {
  if ((await hasMailboxRoom(ctx, email)) || (await isProven(ctx.db, actor, { email }))) return
  throw new AppError('mailbox_mails_exceeded')
}

/** Returns whether the mailbox received fewer codes today than the daily maximum. */
export const hasMailboxRoom = async (ctx: TxCtx, email: string): Promise<boolean> =>
  (await ctx.db.mail.count({ where: codesOfToday(ctx, email) })) < limits.codeMailsPerMailbox

/** Upper limit of the days in which a request is live and codes can be mailed for it. */
const codesMailedForDays = 45

/**
 * Throws device_mails_exceeded if `limits.codeMailsPerDevice` codes were mailed within the hour for requests of one
 * device. Applies only to a further code of a filed request. Never refuses a proven mailbox. The caller must hold the
 * device's lock of `lockClient`.
 */
export async function refuseManyCodesOf(
  ctx: TxCtx,
  actor: Actor,
  { deviceHash, email }: { deviceHash: string | null; email: string },
): Promise<void> {
  if (deviceHash === null) return
  const now = ctx.clock.now()
  const [sentMails] = await ctx.db.$queryRaw<{ count: number; first: Date | null }[]>`
    SELECT count(*)::int AS count, min(mail.created_at) AS first
    FROM service_requests request JOIN mails mail ON mail.refs ->> 'requestId' = request.id::text
    WHERE request.device_hash = ${deviceHash} AND request.created_at > ${subDays(now, codesMailedForDays)}
      AND mail.template = ${requestFiledEvent.name} AND mail.created_at > ${subHours(now, 1)}
      AND mail.skipped_at IS NULL`
  if (!sentMails?.first || sentMails.count < limits.codeMailsPerDevice) return
  if (await isProven(ctx.db, actor, { email })) return
  const retryAfterSeconds = Math.max(1, differenceInSeconds(addHours(sentMails.first, 1), now))
  throw new AppError('device_mails_exceeded', { retryAfterSeconds })
}

/**
 * Returns the ids of the requests that were filed with the mailbox today, including requests that have another mailbox
 * now.
 */
export async function filedWithToday(ctx: TxCtx, email: string): Promise<string[]> {
  // Earlier versions stored the number as text.
  const first = [firstVersion, String(firstVersion)].map((version) => ({
    refs: { path: ['codeVersion'], equals: version },
  }))
  const mails = await ctx.db.mail.findMany({
    where: { ...codesOfToday(ctx, email), OR: first },
    select: { refs: true },
  })
  return mails.flatMap(({ refs }) =>
    refs instanceof Object && 'requestId' in refs ? [String(refs.requestId)] : [],
  )
}

/** Excludes skipped mails, because they became void before they were sent. */
const codesOfToday = (ctx: Ctx, email: string): Prisma.MailWhereInput => ({
  template: requestFiledEvent.name,
  to: email,
  skippedAt: null,
  createdAt: { gte: dayStart(ctx.clock.now()) },
})
