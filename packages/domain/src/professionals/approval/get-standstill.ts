import type { AccountStandstill, Standstill } from '@oficio/contracts/professionals/approval'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findInHand } from '../../payments/checkout/payment-in-hand'
import { ownProfessional } from '../own-professional'

type OwnProfessional = Awaited<ReturnType<typeof ownProfessional>>

/** Returns what keeps the caller's own account from working, as each of their pages may have to say. Throws forbidden. */
export const getStandstill = async (ctx: Ctx, actor: Actor): Promise<AccountStandstill> =>
  viewStandstill(ctx, await ownProfessional(ctx.db, actor))

export async function viewStandstill(ctx: Ctx, professional: OwnProfessional): Promise<AccountStandstill> {
  const { id, status, statusReason } = professional
  const inHand =
    status === 'pending_payment' &&
    (await findInHand(ctx.db, { kind: 'verification', subjectId: id }, ctx.clock.now()))
  return { standstill: standstillOf(professional), verificationInHand: inHand || null, reason: statusReason }
}

function standstillOf({ status, isAvailable }: OwnProfessional): Standstill | null {
  if (status !== 'approved') return status
  return isAvailable ? null : 'unavailable'
}
