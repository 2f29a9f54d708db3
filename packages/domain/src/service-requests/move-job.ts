import { AppError } from '@oficio/contracts/errors'
import type { FixedReason } from '@oficio/contracts/service-requests/shapes'
import type { CheckedJob } from './check-job'
import type { LockedRequest } from './lock-request'

/**
 * Returns why rubro and place of a request stand, or null while the client may change them. Whoever holds the contact data
 * opened them for this job in this place, and was charged for it.
 */
export const whyFixed = ({ leadCount }: { leadCount: number }): FixedReason | null =>
  leadCount > 0 ? 'job_taken' : null

/**
 * Returns the town's name that the request has after a correction, and whether it is a job of another rubro or locality then.
 * The caller holds the lock of the request. Throws job_taken.
 */
export function moveJob(
  request: LockedRequest,
  { rubro, place }: CheckedJob,
  newTownName: string | undefined,
): { hasMoved: boolean; townName: string | null } {
  const hasMoved = rubro.id !== request.rubroId || place.localidadId !== request.localidadId
  const townName = newTownName ?? (hasMoved ? null : request.townName)
  const reason = hasMoved || townName !== request.townName ? whyFixed(request) : null
  if (reason) throw new AppError(reason)
  return { hasMoved, townName }
}
