import { closeInKernel } from '../../kernel/close-kernel'
import type { TxCtx } from '../../kernel/ctx'
import { closedMailbox } from '../../kernel/mail/closed-mailbox'
import { eraseSecondFactor } from '../erase-second-factor'
import { endSessions } from '../sessions/end-sessions'
import type { ClosingPart } from './closing-part'

/** Replaces the name of a closed account, wherever it is still shown. */
const closedName = { firstName: 'Cuenta', lastName: 'cerrada' }

/** Has exactly the maximum length of a username. */
export const closedUsername = (userId: string): string => `cerrada-${userId.replaceAll('-', '')}`

/**
 * Ends all sessions, invalidates all links and releases username and email for other people. Must run last, because the
 * other parts still read these records.
 */
export const accountClosing: ClosingPart = {
  async close(ctx, person) {
    const { userId, address } = person
    await closeInKernel(ctx, person)
    await endSessions(ctx, { userId, reason: 'account_closed' })
    await ctx.db.session.updateMany({ where: { userId }, data: { userAgent: null, ipPrefix: null } })
    await ctx.db.accountLink.deleteMany({ where: { userId } })
    if (address !== null) {
      await ctx.db.passwordResetRequest.deleteMany({ where: { email: address } })
      await ctx.db.identityArrival.deleteMany({ where: { email: address } })
    }
    await eraseSecondFactor(ctx, userId)
    await ctx.db.identity.deleteMany({ where: { userId } })
    await closeRow(ctx, userId)
  },
}

async function closeRow(ctx: TxCtx, userId: string): Promise<void> {
  await ctx.db.user.updateMany({
    where: { id: userId },
    data: {
      ...closedName,
      username: closedUsername(userId),
      email: closedMailbox(userId),
      emailVerifiedAt: null,
      emailMovedAt: null,
      passwordHash: null,
      phone: null,
      address: null,
      localidadId: null,
      mutedMails: [],
      mutedNotices: [],
      mutedPushes: [],
      mutedElsewhere: [],
      hasDailyDigest: false,
      suspendedAt: null,
      suspensionReason: null,
    },
  })
  await ctx.db.user.updateMany({
    where: { id: userId, closedAt: null },
    data: { closedAt: ctx.clock.now() },
  })
}
