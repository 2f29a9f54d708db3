import { AppError } from '@oficio/contracts/errors'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../context/actor'
import type { SubmissionHashes } from './submission'

/**
 * Returns the request that an equal submission filed, or null: one with the same idempotency key, or a live one of the
 * same form and sender. Throws idempotency_conflict for a key that came with other data.
 */
export async function findRepeat(tx: Tx, actor: Actor, hashes: SubmissionHashes) {
  if (actor.idempotencyKey) {
    const same = await tx.serviceRequest.findUnique({ where: { idempotencyKey: actor.idempotencyKey } })
    if (same && same.bodyHash !== hashes.bodyHash) throw new AppError('idempotency_conflict')
    if (same) return same
  }
  return tx.serviceRequest.findFirst({
    where: { submissionHash: hashes.submissionHash, status: { in: [...liveStatuses] } },
  })
}
