import { AppError } from '@oficio/contracts/errors'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import { type Actor, type Caller, identityOf } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { isClientOf } from '../viewer'
import { filedHashOf } from './form-hash'
import { scopedKey } from './submission'

/**
 * Returns the request that an equal submission filed, or null: a request with the same idempotency key of this sender,
 * or a live request of the same form from any sender. Throws idempotency_key_reused for a key that came with other data.
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
 * Returns the live request of the same content from any sender and place, with urgency or without, or null.
 * Callers may reveal only that it exists: its link is for its sender alone.
 */
export function findSameForm(tx: Tx, bodyHash: string) {
  return tx.serviceRequest.findFirst({ where: { bodyHash, status: { in: [...liveStatuses] } } })
}

interface Filed {
  id: string
  userId: string | null
  deviceHash: string | null
  linkVersion: number
}

/**
 * Returns whether it was the caller who filed a request: by session, by device, or holding its link. Neither the network
 * nor the key nor the form proves that: a professional with the lead knows all that was typed, and may sit next door.
 */
export function hasFiled(ctx: Ctx, actor: Actor, request: Filed): boolean {
  if (isClientOf(ctx, actor, request)) return true
  // A device is shared by those who log in on it, so it proves nothing about what an account filed.
  const { deviceHash } = identityOf(actor)
  return request.userId === null && deviceHash !== null && deviceHash === request.deviceHash
}
