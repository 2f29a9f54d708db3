import type { ProfessionalState } from '@oficio/contracts/professionals/approval'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { releaseSubscriptions } from '../../subscriptions/provider-sync/hold-subscriptions'
import { moveApproval } from './move-approval'

/**
 * Lets an admin end a suspension, with a reason. Contact data of live requests opens again, requests arrive and the
 * paused monthly charge resumes. Repeating the call changes nothing. Throws not_found, professional_status_changed.
 */
export const reinstateProfessional = (
  ctx: Ctx,
  actor: Actor,
  input: { id: string; reason: string },
): Promise<ProfessionalState> =>
  moveApproval(ctx, actor, input, {
    from: 'suspended',
    to: 'approved',
    decision: 'reinstated',
    settleCharge: releaseSubscriptions,
  })
