import { urgencyFeeSubjects } from '@oficio/contracts/service-requests/urgency-fee'
import type { Prisma, ServiceRequest } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { urgencyOf } from '../../service-requests/urgency/make-urgent'
import { buildPayment } from './build-payment'

/** Makes a stored request urgent as of now, with the rows of a paid fee. Notifies nobody. */
export async function buildUrgency(
  ctx: Ctx,
  requestId: string,
  overrides: Partial<Prisma.ServiceRequestUncheckedUpdateInput> = {},
): Promise<ServiceRequest> {
  const { email } = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } })
  const { intent } = await buildPayment(ctx, {
    intent: { subjectType: urgencyFeeSubjects.request, subjectId: requestId, payerEmail: email },
  })
  const { dueAt } = await urgencyOf(ctx, intent)
  const urgent = { urgencyIntentId: intent.id, urgentAt: ctx.clock.now(), urgentDueAt: dueAt }
  return ctx.db.serviceRequest.update({
    where: { id: requestId },
    data: { isUrgent: true, ...urgent, ...overrides },
  })
}
