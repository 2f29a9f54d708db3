import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { DataRequestReceipt, proveDataRequestEndpoint } from '@oficio/contracts/support/data-requests'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { findAdmins } from '../find-admins'
import { findByToken } from './data-link'
import { dueAt } from './due-at'
import { dataRequestProvenEvent, dataRequestReceivedEvent } from './events'

/**
 * Proves the mailbox by the mailed link: starts the legal deadline and notifies the admins. Repeating it returns the
 * same and changes nothing. Throws data_link_invalid.
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
    // The link expired, or the request was deleted meanwhile.
    if (!request?.dueAt) throw new AppError('data_link_invalid')
    if (count === 1) {
      const recipient = { email: request.email, key: id, data: { dataRequestId: id } }
      await notify(ctx, dataRequestReceivedEvent, recipient)
      const admins = await findAdmins(ctx)
      await notify(
        ctx,
        dataRequestProvenEvent,
        admins.map((admin) => ({ ...admin, key: id, data: request })),
      )
    }
    return { kind, code, dueAt: request.dueAt.toISOString() }
  })
}
