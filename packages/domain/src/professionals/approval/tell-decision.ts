import type { TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import {
  accountApprovedEvent,
  accountReinstatedEvent,
  accountRejectedEvent,
  accountSuspendedEvent,
  accountUnderReviewEvent,
} from '../events'

const events = {
  'under-review': accountUnderReviewEvent,
  approved: accountApprovedEvent,
  rejected: accountRejectedEvent,
  suspended: accountSuspendedEvent,
  reinstated: accountReinstatedEvent,
} as const

/**
 * Notifies a professional of the state of their account. `occasionId` identifies the decision, or the time when the
 * account was sent for review.
 */
export const tellDecision = (
  ctx: TxCtx,
  userId: string,
  occasionId: string,
  state: keyof typeof events,
): Promise<void> => notify(ctx, events[state], { userId, key: occasionId, data: { userId } })
