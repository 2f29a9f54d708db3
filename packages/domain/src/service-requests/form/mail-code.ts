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
 * Mails the client link and code of this version; each version is mailed once. The caller has made sure that the
 * connection, if the mail counts for one, has a mail left.
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
 * Throws code_mails_exceeded when no other code may be mailed for the request. The sender names the mailbox, so
 * without a limit a stranger's mailbox would fill with mails; and every code allows more guesses.
 */
export function refuseManyCodes({ codeVersion }: { codeVersion: number }): void {
  if (codeVersion >= serverLimits.codeMailsPerRequest) throw new AppError('code_mails_exceeded')
}

/**
 * Throws mailbox_mails_exceeded when the mailbox got as many codes as a day allows, of all requests, because a
 * request that changed its mailbox leaves its mail behind. Applies only to another code of a filed request, so that
 * strangers who use the codes up keep nobody from filing. A caller who has proven the mailbox may continue. The count
 * holds only under the mailbox's lock of `lockClient`.
 */
export async function refuseManyCodesTo(ctx: TxCtx, actor: Actor, email: string): Promise<void> {
  if ((await hasMailboxRoom(ctx, email)) || (await isProven(ctx.db, actor, { email }))) return
  throw new AppError('mailbox_mails_exceeded')
}

/** Returns whether the mailbox got fewer codes today than a day allows. */
export const hasMailboxRoom = async (ctx: TxCtx, email: string): Promise<boolean> =>
  (await ctx.db.mail.count({ where: codesOfToday(ctx, email) })) < limits.codeMailsPerMailbox

/** The longest that a request lives, and so may have a code mailed. */
const codesMailedForDays = 45

/**
 * Throws device_mails_exceeded when `limits.codeMailsPerDevice` codes were mailed within the hour for requests of one
 * device. Only for another code of a request that is filed already; a proven mailbox is never refused. The count holds
 * only under the device's lock of `lockClient`.
 */
export async function refuseManyCodesOf(
  ctx: TxCtx,
  actor: Actor,
  { deviceHash, email }: { deviceHash: string | null; email: string },
): Promise<void> {
  if (deviceHash === null) return
  const now = ctx.clock.now()
  const [counted] = await ctx.db.$queryRaw<{ count: number; first: Date | null }[]>`
    SELECT count(*)::int AS count, min(mail.created_at) AS first
    FROM service_requests request JOIN mails mail ON mail.refs ->> 'requestId' = request.id::text
    WHERE request.device_hash = ${deviceHash} AND request.created_at > ${subDays(now, codesMailedForDays)}
      AND mail.template = ${requestFiledEvent.name} AND mail.created_at > ${subHours(now, 1)}
      AND mail.skipped_at IS NULL`
  if (!counted?.first || counted.count < limits.codeMailsPerDevice) return
  if (await isProven(ctx.db, actor, { email })) return
  const retryAfterSeconds = Math.max(1, differenceInSeconds(addHours(counted.first, 1), now))
  throw new AppError('device_mails_exceeded', { retryAfterSeconds })
}

/** Returns the requests that named the mailbox when they were filed today, also those that name another one now. */
export async function filedWithToday(ctx: TxCtx, email: string): Promise<string[]> {
  // Earlier versions stored it as text.
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

/** What became void before it was sent reached nobody. */
const codesOfToday = (ctx: Ctx, email: string): Prisma.MailWhereInput => ({
  template: requestFiledEvent.name,
  to: email,
  skippedAt: null,
  createdAt: { gte: dayStart(ctx.clock.now()) },
})
