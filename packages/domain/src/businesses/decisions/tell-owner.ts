import type { Business } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { businessRefusedEvent, businessRestoredEvent } from '../events'

const decisions = { refused: businessRefusedEvent, restored: businessRestoredEvent } as const

/** Notifies the owner of a business of an admin's decision, which `decisionId` identifies. */
export async function tellOwner(
  ctx: TxCtx,
  { id, userId }: Pick<Business, 'id' | 'userId'>,
  decisionId: string,
  decision: keyof typeof decisions,
): Promise<void> {
  if (userId === null) return
  await notify(ctx, decisions[decision], { userId, key: decisionId, data: { businessId: id } })
}
