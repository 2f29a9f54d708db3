import type { AccountStandstill, Standstill } from '@oficio/contracts/professionals/approval'
import { verificationFeeKind } from '@oficio/contracts/professionals/verification-fee'
import type { Professional } from '@oficio/db/generated/client'
import { findPendingEmail } from '../../accounts/mailbox/pending-email'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findMark } from '../../kernel/mail/marked-addresses'
import { isMailWaiting } from '../../kernel/mail/unproven-mails'
import { findInHand } from '../../payments/checkout/payment-in-hand'
import { isAvailableAt } from '../availability/is-available'
import { missingOf } from '../missing-of'
import { ownProfessional } from '../own-professional'

/**
 * Returns what keeps the caller's professional account from working, for display on every page of it. Throws forbidden.
 */
export const getStandstill = async (ctx: Ctx, actor: Actor): Promise<AccountStandstill> =>
  viewStandstill(ctx, await ownProfessional(ctx.db, actor))

export async function viewStandstill(ctx: Ctx, professional: Professional): Promise<AccountStandstill> {
  const { id, userId, status, statusReason, awayUntil } = professional
  const now = ctx.clock.now()
  const isDecided = status === 'approved' || status === 'suspended'
  const standstill = standstillOf(professional, now)
  const emailToConfirm = await findEmailToConfirm(ctx, userId)
  const inHand =
    status === 'pending_payment' &&
    (await findInHand(ctx.db, { kind: verificationFeeKind, subjectId: id }, now))
  return {
    standstill,
    verificationInHand: inHand || null,
    // A database rule guarantees that an approved account is complete.
    missing: isDecided ? [] : await missingOf(ctx.db, professional),
    emailToConfirm,
    isMailWaiting: emailToConfirm !== null && (await isMailWaiting(ctx, emailToConfirm)),
    reason: statusReason,
    awayUntil: (standstill === 'unavailable' && awayUntil?.toISOString()) || null,
  }
}

/**
 * Returns the unconfirmed mail address; null if the address is confirmed or marked as unreachable. Every page already
 * warns the owner about an unreachable address, because no mail would reach them.
 */
async function findEmailToConfirm(ctx: Ctx, userId: string): Promise<string | null> {
  const email = await findPendingEmail(ctx, userId)
  return email !== null && (await findMark(ctx.db, email)) === null ? email : null
}

function standstillOf(professional: Professional, now: Date): Standstill | null {
  const { status } = professional
  // No caller uses a closed account.
  if (status === 'closed') return 'unavailable'
  if (status !== 'approved') return status
  return isAvailableAt(professional, now) ? null : 'unavailable'
}
