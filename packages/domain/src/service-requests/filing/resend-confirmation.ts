import type { ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { resendConfirmationEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { isLive } from '@oficio/contracts/service-requests/shapes'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { mailCodeOrWait } from '../form/code-mails-of-connection'
import { refuseManyCodes, refuseManyCodesOf, refuseManyCodesTo } from '../form/mail-code'
import { lockClient } from '../form/submission'
import { isCodeWaiting } from '../tracking-link'
import { lockOwnRequest } from '../viewer'

/**
 * Mails a new code and voids the earlier code. A code that still waits to be mailed stays the same, and becomes the
 * first of its connection to be mailed. Throws request_not_found, request_closed, code_mails_exceeded,
 * mailbox_mails_exceeded, device_mails_exceeded.
 */
export async function resendConfirmation(
  ctx: Ctx,
  actor: Actor,
  input: { id: string },
): Promise<ResponseOf<typeof resendConfirmationEndpoint>> {
  const isWaiting = await ctx.transaction(async (ctx) => {
    const request = await lockOwnRequest(ctx, actor, input.id)
    if (!isLive(request.status)) throw new AppError('request_closed')
    if (request.confirmedAt) return false
    refuseManyCodes(request)
    await lockClient(ctx.db, [request.email.toLowerCase(), request.deviceHash, request.connectionHash])
    await refuseManyCodesTo(ctx, actor, request.email)
    await refuseManyCodesOf(ctx, actor, request)
    if (isCodeWaiting(request)) return mailCodeOrWait(ctx, actor, request)
    const renewedRequest = await ctx.db.serviceRequest.update({
      where: { id: request.id },
      data: { codeVersion: { increment: 1 }, confirmAttempts: 0 },
    })
    return mailCodeOrWait(ctx, actor, renewedRequest)
  })
  return { success: true, isCodeWaiting: isWaiting }
}
