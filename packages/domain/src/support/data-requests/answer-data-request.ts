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
 * An admin carries out a request about personal data, or refuses it with a reason, and the person is notified
 * (docs/product.md, 'Personal data'). An erasure is one act with its trace: everything or nothing. Of two admins at
 * once the first one counts. Throws not_found, already_answered, mailbox_unproven, admin_not_erased.
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
  // The answer's words stay with the request: they may name the person, and the trace outlives that data.
  await recordAudit(ctx, {
    adminId,
    action: `data-request-${status}`,
    subject: auditSubject('data-request', id),
    data: { code, kind },
  })
  await notify(ctx, dataRequestAnsweredEvent, { email, key: id, data: { dataRequestId: id } })
  return viewDataRequest(ctx.db, request)
}
