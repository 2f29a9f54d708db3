import { AppError } from '@oficio/contracts/errors'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import { type Actor, type Caller, identityOf } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { isClientOf } from '../viewer'
import { filedHashOf } from './form-hash'
import { scopedKey } from './submission'

/**
 * Returns the request that an equal submission has already filed, or null. Matches a request of this sender with the
 * same idempotency key, or a live request with the same form from any sender. Throws idempotency_key_reused for a key
 * that came with other data.
 */
export async function findRepeat(tx: Tx, actor: Caller, bodyHash: string) {
  const idempotencyKey = scopedKey(actor)
  if (idempotencyKey) {
    const same = await tx.serviceRequest.findUnique({ where: { idempotencyKey } })
    if (same && filedHashOf(same) !== bodyHash) throw new AppError('idempotency_key_reused')
    if (same) return same
  }
  return findSameForm(tx, bodyHash)
}

/**
 * Returns the live request with the same form, from any sender, urgent or not; null without one. Callers may reveal
 * only that it exists, because only its sender may have its link.
 */
export function findSameForm(tx: Tx, bodyHash: string) {
  return tx.serviceRequest.findFirst({ where: { bodyHash, status: { in: [...liveStatuses] } } })
}

interface FiledForm {
  id: string
  userId: string | null
  deviceHash: string | null
  linkVersion: number
}

/**
 * Returns whether the caller filed a request, identified by session, device or tracking link. Network, idempotency key
 * and form are no proof: a professional with the lead knows everything that was typed, and may use the same network.
 */
export function hasFiled(ctx: Ctx, actor: Actor, request: FiledForm): boolean {
  if (isClientOf(ctx, actor, request)) return true
  // A device proves nothing about a request of an account, because several accounts may log in on it.
  const { deviceHash } = identityOf(actor)
  return request.userId === null && deviceHash !== null && deviceHash === request.deviceHash
}
