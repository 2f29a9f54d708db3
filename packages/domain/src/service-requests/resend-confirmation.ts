import { AppError } from '@oficio/contracts/errors'
import { isLive } from '@oficio/contracts/service-requests/shapes'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'
import { queueMail } from '../mail/queue-mail'
import { requireOwnRequest } from './viewer'

/** Mails a new code and voids the earlier one. Throws request_not_found, request_closed. */
export async function resendConfirmation(
  ctx: Ctx,
  actor: Actor,
  input: { id: string },
): Promise<{ success: true }> {
  await ctx.db.$transaction(async (tx) => {
    const request = await requireOwnRequest(ctx, tx, actor, input.id)
    if (!isLive(request.status)) throw new AppError('request_closed')
    if (request.confirmedAt) return
    const { codeVersion } = await tx.serviceRequest.update({
      where: { id: request.id },
      data: { codeVersion: { increment: 1 }, confirmAttempts: 0 },
    })
    await queueMail(ctx, tx, {
      template: 'request-filed',
      to: request.email,
      dedupeKey: `request-filed:${request.id}:${codeVersion}`,
      refs: { requestId: request.id, codeVersion: String(codeVersion) },
    })
  })
  return { success: true }
}
