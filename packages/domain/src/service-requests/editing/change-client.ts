import type { Tx } from '@oficio/db/client'
import { isOwnProvenMail } from '../../accounts/mailbox/own-proven-mail'
import type { Actor } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { isSamePhone } from '../../kernel/text/normalise-phone'
import { requestFiledEvent } from '../events'
import { refuseTooManyNamed } from '../form/live-requests'
import { refuseManyCodes, refuseManyCodesOf, refuseManyCodesTo } from '../form/mail-code'
import { lockClient, phoneKey } from '../form/submission'
import type { LockedRequest } from '../lock-request'
import { requestForProfessionalEvent } from '../matching-events'

/**
 * Prepares a change of the client's phone or mail. The limits per client also apply to the new phone and mail. Returns
 * the columns to change with a new mail, or null if the mail stays. Throws too_many_live_requests, too_many_filings,
 * code_mails_exceeded, mailbox_mails_exceeded, device_mails_exceeded.
 */
export async function changeClient(
  ctx: TxCtx,
  actor: Actor,
  request: LockedRequest,
  corrected: { phone: string; email: string },
) {
  const phone = isSamePhone(corrected.phone, request.phone) ? undefined : corrected.phone
  const isSameMail = corrected.email.toLowerCase() === request.email.toLowerCase()
  const email = isSameMail ? undefined : corrected.email
  await lockClient(ctx.db, [
    phone ? phoneKey(phone) : null,
    email?.toLowerCase() ?? null,
    email ? request.deviceHash : null,
    email ? request.connectionHash : null,
  ])
  const added = { ...(phone && { phone }), ...(email && { email }) }
  await refuseTooManyNamed(ctx, actor, added, corrected.email)
  if (!email) return null
  refuseManyCodes(request)
  await refuseManyCodesTo(ctx, actor, email)
  await refuseManyCodesOf(ctx, actor, { deviceHash: request.deviceHash, email })
  await readdressMails(ctx.db, request, email)
  return {
    // A new mailbox must be confirmed again, unless the caller's account has already proven it.
    confirmedAt: (await isOwnProvenMail(ctx.db, actor, email)) ? ctx.clock.now() : null,
    confirmAttempts: 0,
    codeVersion: { increment: 1 },
    linkVersion: { increment: 1 },
  }
}

/**
 * Readdresses the unsent mails of the request to the new address, because the old one may be a stranger's. Excludes
 * codes: they are void, and they count for the old mailbox, to which they may be on their way. Gives each mail a new
 * message id, because the worker may be sending it to the old address at this moment. A bounce of that copy must not
 * mark the new address.
 */
async function readdressMails(tx: Tx, request: LockedRequest, to: string): Promise<void> {
  const codes = [requestForProfessionalEvent.name, requestFiledEvent.name]
  await tx.$executeRaw`
    UPDATE mails SET "to" = ${to}, message_id = '<' || gen_random_uuid() || substring(message_id FROM '@.*$')
    WHERE "to" = ${request.email}::citext AND coalesce(sent_at, bounced_at, skipped_at) IS NULL
      AND template <> ALL (${codes}) AND refs ->> 'requestId' = ${request.id}`
}
