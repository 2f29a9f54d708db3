import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { DataRequestReceipt, proveDataRequestEndpoint } from '@oficio/contracts/support/data-requests'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { findByToken } from './data-link'
import { dueAt } from './due-at'
import { dataRequestReceivedMail } from './mails'
import { tellAdmins } from './tell-admins'

/**
 * Whoever holds the mailed link shows that the mailbox is theirs: the law's clock begins, and the team is told. Doing it again
 * answers the same and begins nothing anew. Throws data_link_invalid.
 */
export async function proveDataRequest(
  ctx: Ctx,
  _actor: Actor,
  { token }: InputOf<typeof proveDataRequestEndpoint>,
): Promise<DataRequestReceipt> {
  const request = await findByToken(ctx, token)
  if (!request) throw new AppError('data_link_invalid')
  const { id, kind, code } = request
  return ctx.transaction(async (ctx) => {
    const provenAt = ctx.clock.now()
    const { count } = await ctx.db.dataRequest.updateMany({
      where: { id, status: 'unproven', linkUntil: { gt: provenAt } },
      data: { status: 'open', provenAt, dueAt: dueAt(kind, provenAt) },
    })
    const request = await ctx.db.dataRequest.findUnique({ where: { id } })
    // Over, or forgotten meanwhile.
    if (!request?.dueAt) throw new AppError('data_link_invalid')
    if (count === 1) {
      await queueMail(ctx, dataRequestReceivedMail, {
        to: request.email,
        dedupeKey: `data-request-received:${id}`,
        refs: { dataRequestId: id },
      })
      await tellAdmins(ctx, request)
    }
    return { kind, code, dueAt: request.dueAt.toISOString() }
  })
}
