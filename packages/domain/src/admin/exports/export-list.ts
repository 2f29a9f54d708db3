import type { exportListEndpoint } from '@oficio/contracts/admin/exports'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { csvMoment } from '../../kernel/lists/csv'
import { exportedLists } from './exported-lists'

/**
 * Returns a list of the panel as the lines of a CSV file, read page by page while they are sent. Records the admin, the
 * list and its filters before the first line, because the data leave the site. Throws not_found, validation_failed.
 */
export async function exportList(
  ctx: Ctx,
  actor: Actor,
  { list, ...query }: InputOf<typeof exportListEndpoint>,
): Promise<{ fileName: string; lines: AsyncGenerator<string> }> {
  const { userId: adminId } = requireAdmin(actor)
  const exportedList = exportedLists.find(({ name }) => name === list)
  if (!exportedList) throw new AppError('not_found')
  const lines = exportedList.linesOf(ctx, actor, query)
  await ctx.transaction((ctx) =>
    recordAudit(ctx, {
      adminId,
      action: 'list-exported',
      subject: auditSubject('list', exportedList.name),
      data: { asked: query },
    }),
  )
  const day = csvMoment(ctx.clock.now().toISOString())?.slice(0, 10)
  return { fileName: `${exportedList.name}-${day}.csv`, lines }
}
