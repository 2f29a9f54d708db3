import type { ProfessionalState } from '@oficio/contracts/professionals/approval'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdSubscriptions } from '../../subscriptions/provider-sync/hold-subscriptions'
import { moveApproval } from './move-approval'

/**
 * Lets an admin suspend an approved professional, with a reason. From then on, the contact data of their leads is
 * closed and no requests arrive. A job pauses the monthly charge at the provider. Repeating the call changes nothing.
 * Throws not_found, professional_status_changed.
 */
export const suspendProfessional = (
  ctx: Ctx,
  actor: Actor,
  input: { id: string; reason: string },
): Promise<ProfessionalState> =>
  moveApproval(ctx, actor, input, {
    from: 'approved',
    to: 'suspended',
    decision: 'suspended',
    settleCharge: holdSubscriptions,
  })
