import { termsVersion } from '@oficio/contracts/legal'
import { paths } from '@oficio/contracts/paths'
import type { Prisma, ServiceRequest } from '@oficio/db/generated/client'
import type { Ctx } from '../../context/ctx'
import { urgencyOf } from '../../service-requests/urgency-fee'

/** Makes a stored request urgent as of now, with the rows of a fee that was paid. Nobody is told of it. */
export async function buildUrgency(
  ctx: Ctx,
  requestId: string,
  overrides: Partial<Prisma.ServiceRequestUncheckedUpdateInput> = {},
): Promise<ServiceRequest> {
  const [intentId, paymentId] = [ctx.ids.next(), ctx.ids.next()]
  const now = ctx.clock.now()
  const amountCentavos = (await ctx.settings.get('urgencyFeeArs')) * 100
  const subject = { subjectType: 'service_request', subjectId: requestId }
  await ctx.db.paymentIntent.create({
    data: {
      id: intentId,
      kind: 'urgency_fee',
      ...subject,
      amountCentavos,
      returnPath: paths.paymentStatus(),
      termsVersion,
      expiresAt: now,
      createdAt: now,
    },
  })
  await ctx.db.payment.create({
    data: {
      id: paymentId,
      providerId: String(BigInt(`0x${paymentId.replaceAll('-', '')}`) % 10n ** 12n),
      intentId,
      status: 'approved',
      amountCentavos,
      currency: 'ARS',
      providerCreatedAt: now,
      approvedAt: now,
      providerUpdatedAt: now,
      createdAt: now,
      syncedAt: now,
    },
  })
  await ctx.db.paymentEffect.create({
    data: { intentId, number: 1, type: 'granted', paymentId, createdAt: now },
  })
  await ctx.db.paymentIntent.update({
    where: { id: intentId },
    data: { status: 'paid', effectPaymentId: paymentId },
  })
  const { dueAt } = await urgencyOf(ctx, { id: intentId })
  const urgent = { isUrgent: true, urgencyIntentId: intentId, urgentAt: now, urgentDueAt: dueAt }
  return ctx.db.serviceRequest.update({ where: { id: requestId }, data: { ...urgent, ...overrides } })
}
