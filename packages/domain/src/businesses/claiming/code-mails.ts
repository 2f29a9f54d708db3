import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { addSeconds, differenceInSeconds } from 'date-fns'
import type { Account } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { eventKey } from '../../kernel/events/define-event'
import { lockNames } from '../../kernel/lock-names'
import { addDays, subDays } from '../../kernel/time/days'
import { businessOwnershipEvent } from './ownership-mail'

/** Returns the key that deduplicates mails: each code is mailed once. */
export const codeKey = ({ id, version }: { id: string; version: number }): string => `${id}:${version}`

/**
 * Throws page_code_just_mailed, page_code_mails_exceeded or page_mailbox_full when the caller may not request another
 * code for this mailbox now. Counts by account and device first, because a stranger's requests must not use up the
 * owner's limit. The mailbox has a much higher limit, so that many accounts cannot flood it. An owner who has confirmed
 * the mailbox needs no code. Locks the counts until the end of the transaction.
 */
export async function refuseManyCodes(ctx: TxCtx, asking: Account, email: string): Promise<void> {
  const { userId, deviceHash } = asking
  await lockNames(ctx.db, 'page-codes', [userId, deviceHash, email.toLowerCase()])
  const ownMails = await askedFor(ctx, asking)
  const [last] = ownMails.filter(({ to }) => to.toLowerCase() === email.toLowerCase())
  const freeAt = last && addSeconds(last.createdAt, serverLimits.pageCodeWaitSeconds)
  if (freeAt && freeAt > ctx.clock.now()) throw new AppError('page_code_just_mailed', waitUntil(ctx, freeAt))
  refuseFrom(ctx, ownMails, { max: limits.pageCodeMails, code: 'page_code_mails_exceeded' })
  const mailboxMails = await ctx.db.mail.findMany({
    where: {
      template: businessOwnershipEvent.name,
      to: email,
      createdAt: { gt: subDays(ctx.clock.now(), 1) },
    },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
    take: serverLimits.pageCodeMailsPerMailbox,
  })
  refuseFrom(ctx, mailboxMails, { max: serverLimits.pageCodeMailsPerMailbox, code: 'page_mailbox_full' })
}

/**
 * Returns the code mails of the last 24 hours requested by the caller's account or device for any page, newest first.
 */
async function askedFor(ctx: TxCtx, { userId, deviceHash }: Account) {
  const claims = await ctx.db.businessClaim.findMany({
    where: { OR: [{ userId }, ...(deviceHash ? [{ deviceHash }] : [])] },
    select: { id: true, version: true },
  })
  return ctx.db.mail.findMany({
    where: {
      dedupeKey: { in: claims.flatMap(lastKeys) },
      createdAt: { gt: subDays(ctx.clock.now(), 1) },
    },
    orderBy: { createdAt: 'desc' },
    select: { to: true, createdAt: true },
  })
}

/** Returns the keys of the newest codes of a claim, up to the daily limit. Older codes cannot change the count. */
const lastKeys = ({ id, version }: { id: string; version: number }): string[] =>
  Array.from({ length: Math.min(version, limits.pageCodeMails) }, (_, back) =>
    eventKey(businessOwnershipEvent, codeKey({ id, version: version - back })),
  )

/** Throws `code` when there are `max` mails (newest first). The wait ends 24 hours after the oldest of these `max`. */
function refuseFrom(
  ctx: TxCtx,
  mails: readonly { createdAt: Date }[],
  { max, code }: { max: number; code: 'page_code_mails_exceeded' | 'page_mailbox_full' },
): void {
  const oldest = mails[max - 1]
  if (oldest) throw new AppError(code, waitUntil(ctx, addDays(oldest.createdAt, 1)))
}

const waitUntil = (ctx: TxCtx, freeAt: Date) => ({
  retryAfterSeconds: differenceInSeconds(freeAt, ctx.clock.now(), { roundingMethod: 'ceil' }),
})
