import { serverLimits } from '@oficio/contracts/server-limits'
import type { ServiceRequest } from '@oficio/db/generated/client'
import { subHours } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { subDays } from '../../kernel/time/days'
import { requestFiledMail, requestLinkMail } from '../mails'
import { codesMailedForDays, mailCode } from './mail-code'
import { isProven } from './proven-contact'

/** Mails that carry code or link of a request to a mailbox that a stranger may have named. */
const counted = [requestFiledMail.template, requestLinkMail.template]

/**
 * Returns how many more codes and links may be mailed within this hour for unconfirmed requests of one connection
 * (`serverLimits.confirmationMailsPerConnection`), whichever of its requests they are for. A mail to the mailbox that confirmed
 * its request does not count. The figure holds only under the connection's lock of `lockClient`.
 */
export async function mailsLeftOf(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  connectionHash: string,
): Promise<number> {
  const now = clock.now()
  const [mailed] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count
    FROM service_requests request JOIN mails mail ON mail.refs ->> 'requestId' = request.id::text
    WHERE request.connection_hash = ${connectionHash} AND request.created_at > ${subDays(now, codesMailedForDays)}
      AND mail.template = ANY (${counted}) AND mail.created_at > ${subHours(now, 1)} AND mail.skipped_at IS NULL
      AND (request.confirmed_at IS NULL OR mail."to" <> request.email)`
  return Math.max(0, serverLimits.confirmationMailsPerConnection - (mailed?.count ?? 0))
}

/**
 * Mails the code of a request, or lets it wait where its connection has had enough mailed within the hour
 * (docs/product.md, 'Confirmation'): `mailWaitingCodes` mails it later. A paid request and a mailbox that the caller has
 * proven never wait. Returns whether the code waits. The caller holds the connection's lock of `lockClient`.
 */
export async function mailCodeOrWait(ctx: TxCtx, actor: Actor, request: ServiceRequest): Promise<boolean> {
  const isWaiting = !(await mayMailCode(ctx, actor, request))
  if (!isWaiting) await mailCode(ctx, request)
  if (isWaiting || request.codeWaitsSince !== null)
    await ctx.db.serviceRequest.update({
      where: { id: request.id },
      data: { codeWaitsSince: isWaiting ? ctx.clock.now() : null },
    })
  return isWaiting
}

async function mayMailCode(
  ctx: TxCtx,
  actor: Actor,
  { connectionHash, email, isUrgent, confirmedAt }: ServiceRequest,
): Promise<boolean> {
  if (connectionHash === null || isUrgent || confirmedAt !== null) return true
  return (await mailsLeftOf(ctx, connectionHash)) > 0 || isProven(ctx.db, actor, { email })
}
