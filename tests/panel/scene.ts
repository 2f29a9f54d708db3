import { buildLead } from '@oficio/domain/testing/builders/build-lead'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import type { TestCtx } from '@oficio/domain/testing/test-context'

async function buildHeldLead(ctx: TestCtx, status: 'pending' | 'completed' = 'pending') {
  const { id: professionalId } = await buildProfessional(ctx)
  const { id: requestId } = await buildServiceRequest(ctx, { status })
  return buildLead(ctx, { requestId, professionalId })
}

/** Stores a lead and its report. */
export async function buildReport(ctx: TestCtx): Promise<{ id: string; leadId: string }> {
  const { id: leadId } = await buildHeldLead(ctx)
  const id = ctx.ids.next()
  await ctx.db.leadReport.create({
    data: { id, leadId, reason: 'no_answer', createdAt: ctx.clock.now() },
  })
  return { id, leadId }
}

/** Stores a review, visible or hidden. */
export async function buildReview(
  ctx: TestCtx,
  isHidden: boolean,
): Promise<{ id: string; decisions: number }> {
  const { id: leadId, professionalId } = await buildHeldLead(ctx, 'completed')
  const hidden = isHidden ? { hiddenAt: ctx.clock.now(), hiddenReason: 'Insulta.', decisions: 1 } : {}
  const authorship = { authorName: 'Lucía F.', createdAt: ctx.clock.now() }
  return ctx.db.review.create({
    data: { id: ctx.ids.next(), leadId, professionalId, rating: 2, ...authorship, ...hidden },
  })
}

/** Stores a request that was sent with a button of consumer law. */
export async function buildConsumerRequest(ctx: TestCtx): Promise<string> {
  const id = ctx.ids.next()
  const contact = { name: 'Lucía', email: 'lucia@example.com', detail: 'Una urgencia' }
  const times = { dueAt: ctx.clock.now(), createdAt: ctx.clock.now() }
  await ctx.db.consumerRequest.create({
    data: { ...contact, ...times, id, kind: 'withdrawal', code: id, submissionHash: id },
  })
  return id
}

/** Stores a message of the contact form. */
export async function buildContactMessage(ctx: TestCtx): Promise<string> {
  const id = ctx.ids.next()
  const contact = { name: 'Lucía', email: 'lucia@example.com', message: 'No me llega el email.' }
  await ctx.db.contactMessage.create({
    data: { ...contact, id, subject: 'support', submissionHash: id, createdAt: ctx.clock.now() },
  })
  return id
}

/** Stores a mail that waits to be sent. */
export async function buildMail(ctx: TestCtx): Promise<string> {
  const id = ctx.ids.next()
  const { id: requestId, email } = await buildServiceRequest(ctx)
  await ctx.db.mail.create({
    data: {
      id,
      template: 'request-received',
      to: email,
      refs: { requestId },
      dedupeKey: id,
      messageId: `<${id}@example.com>`,
      createdAt: ctx.clock.now(),
    },
  })
  return id
}
