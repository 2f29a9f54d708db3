import { AppError } from '@oficio/contracts/errors'
import { type Actor, isAdmin } from '../kernel/actor'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { findOwnProfessional } from '../professionals/own-professional'
import { isInReach } from './find-reach'
import { type LockedRequest, lockRequest } from './lock-request'
import { isTrackingToken } from './tracking-link'

/** The role of the caller towards a request, with the lead if the caller has one. */
export type Viewer =
  | { kind: 'stranger' | 'client' | 'admin'; lead: null }
  | { kind: 'professional'; lead: null; professionalId: string }
  | { kind: 'lead'; lead: { id: string; contactedAt: Date | null }; professionalId: string }

interface Viewed {
  id: string
  userId: string | null
  linkVersion: number
}

const stranger: Viewer = { kind: 'stranger', lead: null }

/** Returns whether the caller is the client of the request, by account or by tracking link. */
export function isClientOf(ctx: Ctx, actor: Actor, request: Viewed): boolean {
  if (actor.kind === 'system') return false
  if (actor.kind === 'account' && actor.userId === request.userId) return true
  return isTrackingToken(ctx, actor.trackingToken, request)
}

/**
 * Returns the role of the caller towards the request. The role of client comes first: a professional who files a
 * request is its client. A professional without a lead counts as 'professional' if the request matches them, and as a
 * stranger otherwise.
 */
export async function viewerOf(ctx: Ctx, actor: Actor, request: Viewed): Promise<Viewer> {
  if (isClientOf(ctx, actor, request)) return { kind: 'client', lead: null }
  if (isAdmin(actor)) return { kind: 'admin', lead: null }
  const professional = await findOwnProfessional(ctx.db, actor, {
    leads: { where: { requestId: request.id, status: 'active' }, select: { id: true, contactedAt: true } },
  })
  // A suspended account loses access to its leads.
  if (!professional || professional.status === 'suspended') return stranger
  const lead = professional.leads[0]
  if (lead) return { kind: 'lead', lead, professionalId: professional.id }
  if (await isInReach(ctx, professional.id, request.id)) {
    return { kind: 'professional', lead: null, professionalId: professional.id }
  }
  return stranger
}

/**
 * Returns the request, locked as by `lockRequest`, if the caller is its client. Throws request_not_found to everybody
 * else.
 */
export async function lockOwnRequest(ctx: TxCtx, actor: Actor, id: string): Promise<LockedRequest> {
  const request = await lockRequest(ctx.db, id)
  if (!request || !isClientOf(ctx, actor, request)) throw new AppError('request_not_found')
  return request
}
