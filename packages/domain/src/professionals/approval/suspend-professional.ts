import type { ProfessionalState } from '@oficio/contracts/professionals/approval'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdSubscriptions } from '../../subscriptions/provider-sync/hold-subscriptions'
import { moveApproval } from './move-approval'

/**
 * An admin suspends an approved professional and says why: from that moment on the contact data that they opened is closed
 * to them and no request comes; the monthly charge is paused at the provider by a job. Repeating it changes nothing.
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
