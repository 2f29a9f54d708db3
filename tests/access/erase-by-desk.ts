import { account } from '@oficio/domain/kernel/actor'
import { answerDataRequest } from '@oficio/domain/support/data-requests/answer-data-request'
import { buildDataRequest } from '@oficio/domain/testing/builders/build-data-request'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import type { TestCtx } from '@oficio/domain/testing/test-context'

/** Stores a person who cannot log in and has proven their mailbox. Then an admin erases their data. */
export async function eraseByDesk(ctx: TestCtx, email: string): Promise<void> {
  const { id } = await buildDataRequest(ctx, { email })
  const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
  await answerDataRequest(ctx, admin, { id, status: 'done', answer: 'Listo.' })
}
