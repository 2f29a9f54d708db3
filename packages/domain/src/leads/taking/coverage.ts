import { AppError } from '@oficio/contracts/errors'
import type { Coverage } from '@oficio/contracts/leads/offer'
import { limits } from '@oficio/contracts/limits'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { TxCtx } from '../../kernel/ctx'

/** What a professional's subscription gives for a lead of one rubro. */
export interface LeadSubscription {
  hasAccess: boolean
  coversRubro: boolean
}

/**
 * Returns what would cover a lead, or null: a subscription first, since a paid month leaves the free leads untouched. It
 * covers the rubros that were paid for. Before its first charge it covers only a few leads.
 */
export function coverageOf(
  professional: { freeLeadsLeft: number },
  { coversRubro }: Pick<LeadSubscription, 'coversRubro'>,
  leadsOnTrust = 0,
): Coverage | null {
  if (coversRubro && leadsOnTrust < limits.leadsOnTrust) return 'subscription'
  return professional.freeLeadsLeft > 0 ? 'trial' : null
}

/**
 * Returns how many free leads are spoken for: by leads whose client has not confirmed yet, for as long as the request
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
 * Returns how many leads were opened since the subscription is trusted without having been charged; 0 where a paid
 * month gives access. The count holds only under the lock of the professional.
 */
export async function countLeadsOnTrust(
  tx: Tx,
  professionalId: string,
  { trustedSince }: { trustedSince: Date | null },
): Promise<number> {
  if (!trustedSince) return 0
  return tx.lead.count({
    where: {
      professionalId,
      status: 'active',
      source: { in: ['subscription', 'unconfirmed'] },
      takenAt: { gte: trustedSince },
    },
  })
}

/**
 * Takes one free lead. The condition is in the update, so that two leads at the same moment never share the last
 * one. Throws trial_exhausted.
 */
export async function takeFreeLead(ctx: TxCtx, professionalId: string): Promise<void> {
  const [updated] = await ctx.db.professional.updateManyAndReturn({
    where: { id: professionalId, freeLeadsLeft: { gt: 0 } },
    data: { freeLeadsLeft: { decrement: 1 } },
    select: { freeLeadsLeft: true },
  })
  if (!updated) throw new AppError('trial_exhausted')
  if (updated.freeLeadsLeft === 0) {
    await ctx.db.professional.update({
      where: { id: professionalId },
      data: { trialEndedAt: ctx.clock.now() },
    })
  }
}

/** Gives one free lead back; the trial goes on if it had ended. */
export async function giveBackFreeLead(tx: Tx, professionalId: string): Promise<void> {
  await tx.professional.update({
    where: { id: professionalId },
    data: { freeLeadsLeft: { increment: 1 }, trialEndedAt: null },
  })
}
