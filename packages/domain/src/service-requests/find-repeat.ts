import { AppError } from '@oficio/contracts/errors'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../context/actor'
import { type Submission, type SubmissionHashes, submissionHashes } from './submission'

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

/**
 * Returns a live request of the same content, whoever sent it and from where, with urgency or without; null where there is
 * none. Only tell that it is there: its sender alone may have its link.
 */
export async function findSameForm(tx: Tx, actor: Actor, form: Submission) {
  const hashes = await Promise.all(
    [true, false].map((isUrgent) => submissionHashes({ db: tx }, actor, { ...form, isUrgent })),
  )
  return tx.serviceRequest.findFirst({
    where: {
      // By this the table is searched; the hash decides.
      email: form.email,
      bodyHash: { in: hashes.map(({ bodyHash }) => bodyHash) },
      status: { in: [...liveStatuses] },
    },
    select: { id: true, urgencyIntentId: true },
  })
}
