import { AppError } from '@oficio/contracts/errors'
import { isLive } from '@oficio/contracts/service-requests/shapes'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { mailCode, refuseManyCodes, refuseManyCodesOf, refuseManyCodesTo } from '../form/mail-code'
import { lockClient } from '../form/submission'
import { lockOwnRequest } from '../viewer'

/**
 * Mails a new code and voids the earlier one. Throws request_not_found, request_closed, code_mails_exceeded,
 * mailbox_mails_exceeded, device_mails_exceeded.
 */
export async function resendConfirmation(
  ctx: Ctx,
  actor: Actor,
  input: { id: string },
): Promise<{ success: true }> {
  await ctx.transaction(async (ctx) => {
    const request = await lockOwnRequest(ctx, actor, input.id)
    if (!isLive(request.status)) throw new AppError('request_closed')
    if (request.confirmedAt) return
    refuseManyCodes(request)
    await lockClient(ctx.db, [request.email.toLowerCase(), request.deviceHash])
    await refuseManyCodesTo(ctx, actor, request.email)
    await refuseManyCodesOf(ctx, actor, request)
    const renewed = await ctx.db.serviceRequest.update({
      where: { id: request.id },
      data: { codeVersion: { increment: 1 }, confirmAttempts: 0 },
    })
    await mailCode(ctx, renewed)
  })
  return { success: true }
}
