import { AppError } from '@oficio/contracts/errors'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { eraseSecondFactor } from '../erase-second-factor'
import { lockAccount } from '../links'
import { endSessions } from '../sessions/end-sessions'
import { mailChange } from './activate'

/**
 * Removes the second factor of an account whose owner lost the device and the recovery codes. `adminId` is null if the
 * operator does it on the server. Ends all sessions and mails the owner. Throws not_found, second_factor_missing.
 */
export async function removeFactors(
  ctx: Ctx,
  { id, adminId, reason }: { id: string; adminId: string | null; reason: string },
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockAccount(ctx, id)
    const user = await ctx.db.user.findFirst({ where: { id, closedAt: null } })
    if (!user) throw new AppError('not_found')
    if (user.secondFactorSince === null) throw new AppError('second_factor_missing')
    await eraseSecondFactor(ctx, id)
    await endSessions(ctx, { userId: id, reason: 'second_factor_reset' })
    await recordAudit(ctx, {
      adminId,
      action: 'user-second-factor-reset',
      subject: auditSubject('user', id),
      data: { reason },
    })
    await mailChange(ctx, id, 'reset')
  })
}
