import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { consumerRequestKindTexts } from '@oficio/contracts/support/consumer-requests'
import type { ConsumerRequest } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'

/** Puts a notice into the account of every admin. It names nobody: notices outlive what they speak of. */
export async function tellAdmins(ctx: TxCtx, request: ConsumerRequest): Promise<void> {
  const admins = await ctx.db.user.findMany({
    where: { role: 'admin', closedAt: null },
    select: { id: true },
  })
  const notice = {
    type: 'consumer-request' as const,
    title: `Nuevo pedido de ${consumerRequestKindTexts[request.kind].toLowerCase()}`,
    body: `${request.code}. La ley pide responderlo dentro de las ${limits.consumerRequestHours} horas.`,
    href: paths.adminConsumerRequest(request.id),
    dedupeKey: `consumer-request:${request.id}`,
  }
  await notifyAccounts(
    ctx,
    admins.map(({ id }) => ({ userId: id, ...notice })),
  )
}
