import type { TestCtx } from '@oficio/domain/testing/test-context'

/** Stores what somebody asked by a button of the law and wrote in the contact form; both were answered. */
export async function storeAnswered(
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
