import { AppError } from '@oficio/contracts/errors'
import type { UnreadCause } from '../kernel/payment-provider'
import type { TestCtx } from './test-context'

/** Makes the provider's answers about the given payments unreadable. Returns a function that restores them. */
export function makeAnswersUnreadable(
  ctx: TestCtx,
  ids: readonly string[],
  reference: string | null = null,
): () => void {
  const { getPayment } = ctx.payments
  const mark: UnreadCause = { name: 'UnreadAnswer', fields: 'date_created', reference }
  ctx.payments.getPayment = async (id) => {
    if (ids.includes(id))
      throw new AppError('provider_away', { cause: Object.assign(new Error('odd'), mark) })
    return getPayment(id)
  }
  return () => {
    ctx.payments.getPayment = getPayment
  }
}
