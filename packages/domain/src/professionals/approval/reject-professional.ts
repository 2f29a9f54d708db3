import type { ProfessionalState } from '@oficio/contracts/professionals/approval'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { type Decision, moveApproval } from './move-approval'

/**
 * Lets an admin reject a waiting account, with a reason that the owner sees. The owner may correct and resubmit the
 * account. Repeating the call with the same reason changes nothing. Throws not_found, professional_status_changed.
 */
export const rejectProfessional = (
  ctx: Ctx,
  actor: Actor,
  input: Required<Pick<Decision, 'id' | 'reason'>> & Pick<Decision, 'submittedAt'>,
): Promise<ProfessionalState> =>
  moveApproval(ctx, actor, input, { from: 'pending_approval', to: 'rejected', decision: 'rejected' })
