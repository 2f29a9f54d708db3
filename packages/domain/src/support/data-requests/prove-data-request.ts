import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import {
  type DataRequestReceipt,
  dataRequestNouns,
  type proveDataRequestEndpoint,
} from '@oficio/contracts/support/data-requests'
import { formatDate } from '@oficio/contracts/text/format-date'
import type { DataRequest } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'
import { findByToken } from './data-link'
import { dueAt } from './due-at'
import { dataRequestReceivedMail } from './mails'

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

/** Puts a notice into the account of every admin. It names nobody: notices outlive what they speak of. */
async function tellAdmins(
  ctx: TxCtx,
  { id, kind, code, dueAt }: Pick<DataRequest, 'id' | 'kind' | 'code' | 'dueAt'>,
): Promise<void> {
  const admins = await ctx.db.user.findMany({
    where: { role: 'admin', closedAt: null },
    select: { id: true },
  })
  await notifyAccounts(
    ctx,
    admins.map((admin) => ({
      userId: admin.id,
      type: 'data-request',
      title: `Nuevo pedido de ${dataRequestNouns[kind]} de datos personales`,
      body: `${code}. La ley pide responderlo hasta el ${dueAt ? formatDate(dueAt.toISOString()) : 'vencimiento'}.`,
      href: paths.adminDataRequest(id),
      dedupeKey: `data-request:${id}`,
    })),
  )
}
