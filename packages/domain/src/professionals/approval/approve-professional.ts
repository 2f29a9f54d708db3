import { AppError } from '@oficio/contracts/errors'
import type { ProfessionalState } from '@oficio/contracts/professionals/approval'
import type { TickedCheck } from '@oficio/contracts/professionals/checks'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { recordChecks } from '../checks/record-checks'
import { missingOf } from '../missing-of'
import { markTrial, trialLeft } from '../plan/spent-trial'
import { type Decision, moveApproval } from './move-approval'

/**
 * Lets an admin approve a waiting account, which then receives requests and may take leads (docs/product.md, 'Account
 * states'). Records the checks that the admin ticked. Approving again changes nothing. Throws not_found,
 * professional_status_changed, profile_incomplete, checked_fact_changed.
 */
export const approveProfessional = (
  ctx: Ctx,
  actor: Actor,
  input: Pick<Decision, 'id' | 'submittedAt'> & { checks?: readonly TickedCheck[] },
): Promise<ProfessionalState> =>
  moveApproval(ctx, actor, input, {
    from: 'pending_approval',
    to: 'approved',
    decision: 'approved',
    async columns(ctx, professional) {
      if ((await missingOf(ctx.db, professional)).length > 0) throw new AppError('profile_incomplete')
      const now = ctx.clock.now()
      await recordChecks(ctx, actor, { professionalId: professional.id, checks: input.checks ?? [] })
      const freeLeadsLeft = await trialLeft(ctx, professional)
      await markTrial(ctx, { ...professional, approvedAt: now, freeLeadsLeft })
      return { approvedAt: now, freeLeadsLeft, ...(freeLeadsLeft === 0 && { trialEndedAt: now }) }
    },
  })
