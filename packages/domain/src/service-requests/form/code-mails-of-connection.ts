import type { ServiceRequest } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { lockedMailsLeftOf } from '../../kernel/mail/unproven-mails'
import { mailCode } from './mail-code'
import { isProven } from './proven-contact'

/**
 * Mails the confirmation code of a request, or lets it wait if its connection has no mails left within the hour
 * (docs/product.md, 'Mails to strangers'). `mailWaitingCodes` mails waiting codes later. Codes of paid requests and to
 * mailboxes that the caller has proven never wait. Returns whether the code waits.
 */
export async function mailCodeOrWait(ctx: TxCtx, actor: Actor, request: ServiceRequest): Promise<boolean> {
  const connectionHash = await countedConnection(ctx, actor, request)
  const isWaiting = connectionHash !== null && (await lockedMailsLeftOf(ctx, connectionHash)) === 0
  if (!isWaiting) await mailCode(ctx, request, connectionHash)
  if (isWaiting || request.codeWaitsSince !== null)
    await ctx.db.serviceRequest.update({
      where: { id: request.id },
      data: { codeWaitsSince: isWaiting ? ctx.clock.now() : null },
    })
  return isWaiting
}

/** Returns the connection whose budget of mails the code uses; null if the code does not count. */
async function countedConnection(
  ctx: TxCtx,
  actor: Actor,
  { connectionHash, email, isUrgent, confirmedAt }: ServiceRequest,
): Promise<string | null> {
  if (isUrgent || confirmedAt !== null) return null
  return connectionHash !== null && (await isProven(ctx.db, actor, { email })) ? null : connectionHash
}
