import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type {
  answerConsumerRequestEndpoint,
  ConsumerRequestForAdmin,
} from '@oficio/contracts/support/consumer-requests'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { consumerRequestAnsweredEvent } from './events'
import { viewRequests } from './list-consumer-requests'

/**
 * Answers a consumer request as an admin: done, or refused with a reason. The consumer gets the answer by mail. The
 * first of two concurrent admins counts. Throws not_found, already_answered.
 */
export async function answerConsumerRequest(
  ctx: Ctx,
  actor: Actor,
  { id, status, answer }: InputOf<typeof answerConsumerRequestEndpoint>,
): Promise<ConsumerRequestForAdmin> {
  const { userId: adminId } = requireAdmin(actor)
  return ctx.transaction(async (ctx) => {
    const { count } = await ctx.db.consumerRequest.updateMany({
      where: { id, status: 'open' },
      data: { status, answer, answeredAt: ctx.clock.now(), answeredById: adminId },
    })
    const request = await ctx.db.consumerRequest.findUnique({ where: { id } })
    if (!request) throw new AppError('not_found')
    if (count === 0) throw new AppError('already_answered')
    // The audit entry omits the answer, because it may name the consumer and the entry outlives those data.
    await recordAudit(ctx, {
      adminId,
      action: `consumer-request-${status}`,
      subject: auditSubject('consumer-request', id),
      data: { code: request.code, kind: request.kind },
    })
    await notify(ctx, consumerRequestAnsweredEvent, {
      email: request.email,
      key: id,
      data: { consumerRequestId: id },
    })
    const [view] = await viewRequests(ctx.db, [request])
    if (!view) throw new AppError('not_found')
    return view
  })
}
