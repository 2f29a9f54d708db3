import type { InputOf } from '@oficio/contracts/endpoint'
import type { DataRequestForAdmin, openDataRequestEndpoint } from '@oficio/contracts/support/data-requests'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { fileDataRequest } from './file-data-request'
import { viewDataRequest } from './list-data-requests'

/**
 * Files a request as an admin for a person who wrote to the team. As with the form, the link goes to the person's
 * address.
 */
export async function openDataRequest(
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof openDataRequestEndpoint>,
): Promise<DataRequestForAdmin> {
  const { userId: adminId } = requireAdmin(actor)
  return ctx.transaction(async (ctx) => {
    const request = await fileDataRequest(ctx, { ...input, openedById: adminId })
    const { id, code, kind } = request
    await recordAudit(ctx, {
      adminId,
      action: 'data-request-opened',
      subject: auditSubject('data-request', id),
      data: { code, kind },
    })
    return viewDataRequest(ctx.db, request)
  })
}
