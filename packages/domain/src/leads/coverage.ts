import { AppError } from '@oficio/contracts/errors'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { Ctx } from '../context/ctx'

/** What lets a professional open one more contact. */
export type Coverage = 'trial' | 'subscription'

/**
 * Returns what would cover a lead, or null: a subscription first, since a paid month leaves the free requests untouched.
 * A subscription covers every rubro that the professional has, which is what it charges for.
 */
export function coverageOf(
  professional: { freeLeadsLeft: number },
  subscription: { hasAccess: boolean },
): Coverage | null {
  if (subscription.hasAccess) return 'subscription'
  return professional.freeLeadsLeft > 0 ? 'trial' : null
}

/**
 * Returns how many free requests are spoken for: by leads whose client has not confirmed yet, for as long as the request
 * lives. The count holds only under the lock of the professional.
 */
export async function reservedFreeLeads(tx: Tx, professionalId: string): Promise<number> {
  return tx.lead.count({
    where: {
      professionalId,
      status: 'active',
      source: 'unconfirmed',
      request: { confirmedAt: null, status: { in: [...liveStatuses] } },
    },
  })
}

/**
 * Takes one free request. The condition is in the update, so that two leads at the same moment never share the last
 * one. Throws trial_exhausted.
 */
export async function takeFreeLead(ctx: Ctx, tx: Tx, professionalId: string): Promise<void> {
  const [left] = await tx.professional.updateManyAndReturn({
    where: { id: professionalId, freeLeadsLeft: { gt: 0 } },
    data: { freeLeadsLeft: { decrement: 1 } },
    select: { freeLeadsLeft: true },
  })
  if (!left) throw new AppError('trial_exhausted')
  if (left.freeLeadsLeft === 0) {
    await tx.professional.update({ where: { id: professionalId }, data: { trialEndedAt: ctx.clock.now() } })
  }
}

/** Gives one free request back; the trial goes on if it had ended. */
export async function giveBackFreeLead(tx: Tx, professionalId: string): Promise<void> {
  await tx.professional.update({
    where: { id: professionalId },
    data: { freeLeadsLeft: { increment: 1 }, trialEndedAt: null },
  })
}
