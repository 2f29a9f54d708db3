import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findInHand, type PaymentInHand } from '../../payments/checkout/payment-in-hand'
import { ownProfessional } from '../own-professional'

/** What keeps a professional from being told of requests; null: nothing does. */
export type Standstill = 'pending_payment' | 'pending_approval' | 'rejected' | 'suspended' | 'unavailable'

export interface AccountStandstill {
  standstill: Standstill | null
  /** A payment of the verification that is held or under review: nobody is led to pay once more meanwhile. */
  verificationInHand: PaymentInHand | null
  /** Why the site's team rejected or suspended the account. */
  reason: string | null
}

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
