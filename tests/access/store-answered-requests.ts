import type { TestCtx } from '@oficio/domain/testing/test-context'

/** Stores answered requests of a user: a request of the consumer law, one about their data, and a contact message. */
export async function storeAnsweredRequests(
  ctx: TestCtx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const createdAt = ctx.clock.now()
  await ctx.db.consumerRequest.create({
    data: {
      id: ctx.ids.next(),
      kind: 'cancellation',
      code: 'BAJ-1',
      name: '',
      email,
      detail: '',
      userId,
      status: 'done',
      answeredAt: createdAt,
      submissionHash: 'x',
      dueAt: createdAt,
      createdAt,
    },
  })
  await ctx.db.dataRequest.create({
    data: {
      id: ctx.ids.next(),
      kind: 'access',
      code: 'DAT-1',
      email,
      detail: '',
      status: 'done',
      createdAt,
      linkUntil: createdAt,
      answeredAt: createdAt,
    },
  })
  await ctx.db.contactMessage.create({
    data: {
      id: ctx.ids.next(),
      subject: 'general',
      name: '',
      email,
      message: '',
      userId,
      status: 'done',
      answeredAt: createdAt,
      submissionHash: 'x',
      createdAt,
    },
  })
}
