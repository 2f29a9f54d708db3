import { paths } from '@oficio/contracts/paths'
import { dataRequestNouns } from '@oficio/contracts/support/data-requests'
import { formatDate } from '@oficio/contracts/text/format-date'
import type { DataRequest } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'

/** Puts a notice into the account of every admin. It names nobody: notices outlive what they speak of. */
export async function tellAdmins(
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
