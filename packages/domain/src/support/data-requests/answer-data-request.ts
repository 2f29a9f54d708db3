import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { answerDataRequestEndpoint, DataRequestForAdmin } from '@oficio/contracts/support/data-requests'
import { closeMailbox } from '../../accounts/closing/close-mailbox'
import { closingTimeoutMs } from '../../accounts/closing/close-person'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { dataRequestAnsweredEvent } from './events'
import { viewDataRequest } from './list-data-requests'

type Answer = InputOf<typeof answerDataRequestEndpoint>

/**
 * Carries out a request about personal data as an admin, or refuses it with a reason, and notifies the person
 * (docs/product.md, 'Personal data'). An erasure and its audit entry happen in one transaction. The first of two
 * concurrent admins counts. Throws not_found, already_answered, mailbox_unproven, admin_not_erased.
 */
export async function answerDataRequest(ctx: Ctx, actor: Actor, input: Answer): Promise<DataRequestForAdmin> {
  const { userId: adminId } = requireAdmin(actor)
  return ctx.transaction((ctx) => answer(ctx, adminId, input), { timeoutMs: closingTimeoutMs })
}

async function answer(ctx: TxCtx, adminId: string, { id, status, answer }: Answer) {
  const { count } = await ctx.db.dataRequest.updateMany({
    where: { id, status: 'open' },
    data: { status, answer, answeredAt: ctx.clock.now(), answeredById: adminId },
  })
  const request = await ctx.db.dataRequest.findUnique({ where: { id } })
  if (!request) throw new AppError('not_found')
  if (count === 0) throw new AppError(request.status === 'unproven' ? 'mailbox_unproven' : 'already_answered')
  const { email, code, kind } = request
  if (kind === 'erasure' && status === 'done') await closeMailbox(ctx, email)
  // The audit entry omits the answer, because it may name the person and the entry outlives those data.
  await recordAudit(ctx, {
    adminId,
    action: `data-request-${status}`,
    subject: auditSubject('data-request', id),
    data: { code, kind },
  })
  await notify(ctx, dataRequestAnsweredEvent, { email, key: id, data: { dataRequestId: id } })
  return viewDataRequest(ctx.db, request)
}
