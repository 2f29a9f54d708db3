import { AppError } from '@oficio/contracts/errors'
import type { Coverage } from '@oficio/contracts/leads/offer'
import { limits } from '@oficio/contracts/limits'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { TxCtx } from '../../kernel/ctx'

/** What a professional's subscription grants for a lead of one rubro. */
export interface LeadSubscription {
  hasAccess: boolean
  coversRubro: boolean
}

/**
 * Returns what would pay for a lead, or null. The subscription comes first, because a paid month leaves the free leads
 * untouched. A subscription covers only the rubros paid for, and only `limits.leadsOnTrust` leads before its first
 * charge.
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
 * Returns how many free leads are reserved for leads on live requests whose client has not confirmed. The count is
 * reliable only under the lock on the professional.
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
 * Returns how many leads were opened since the subscription is trusted without a first charge; 0 if a paid month gives
 * access. The count is reliable only under the lock on the professional.
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
 * Uses one free lead. The update itself checks the remainder, so that two concurrent leads cannot share the last one.
 * Throws trial_exhausted.
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

/** Gives one free lead back. Reopens a trial that had ended. */
export async function giveBackFreeLead(tx: Tx, professionalId: string): Promise<void> {
  await tx.professional.update({
    where: { id: professionalId },
    data: { freeLeadsLeft: { increment: 1 }, trialEndedAt: null },
  })
}
