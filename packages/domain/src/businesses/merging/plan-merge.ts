import { createHash } from 'node:crypto'
import type { MergeRefusal } from '@oficio/contracts/businesses/merging/merge'
import { AppError } from '@oficio/contracts/errors'
import type { Business } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { businessSubject } from '../business-subject'
import { isUnclaimed } from '../own-business'
import { isFree } from '../plans/paid-state'

type Reading = Pick<Ctx, 'db' | 'clock'>

export interface Pair {
  id: string
  goneId: string
}

interface MergePlan {
  stays: Business
  goes: Business
  refusal: MergeRefusal | null
  seen: string
  ownerMoves: boolean
  becomesPublic: boolean
  /**
   * The end of the other business's featured time if it moves to the remaining business; null if its own lasts as long.
   */
  movedFeatureEnd: Date | null
}

/**
 * Returns whether and how one business can be merged into another one now. A business whose subscription was ever
 * authorised cannot vanish, because money never moves between businesses. Throws business_not_found.
 */
export async function planMerge({ db: tx, clock }: Reading, { id, goneId }: Pair): Promise<MergePlan> {
  const [stays, goes] = await Promise.all([find(tx, id), find(tx, goneId)])
  if (!stays || !goes || id === goneId) throw new AppError('business_not_found')
  const isPaid =
    (await tx.subscription.count({ where: { ...businessSubject(goneId), authorizedAt: { not: null } } })) > 0
  const isTaken =
    goes.userId !== null && (await tx.user.count({ where: { id: goes.userId, ...isUnclaimed } })) === 0
  const ownerMoves = goes.userId !== null && stays.userId === null
  const becomesPublic = isFree(goes) && stays.status === 'pending_payment'
  const placeMoves = laterPlace(stays, goes, clock.now())
  return {
    stays,
    goes,
    refusal: refusalOf({ stays, goes, isPaid, isTaken, ownerMoves }),
    seen: digestOf([
      id,
      goneId,
      stays.status,
      goes.status,
      stays.userId,
      goes.userId,
      isPaid,
      isTaken,
      becomesPublic,
      placeMoves,
    ]),
    ownerMoves,
    becomesPublic,
    movedFeatureEnd: placeMoves,
  }
}

const find = (tx: Reading['db'], id: string): Promise<Business | null> =>
  tx.business.findUnique({ where: { id } })

function laterPlace(stays: Business, goes: Business, now: Date): Date | null {
  const [present, other] = [stays.featuredUntil ?? now, goes.featuredUntil ?? now]
  return other > now && other > present ? other : null
}

interface RefusalFacts extends Pick<MergePlan, 'stays' | 'goes' | 'ownerMoves'> {
  isPaid: boolean
  isTaken: boolean
}

function refusalOf({ stays, goes, isPaid, isTaken, ownerMoves }: RefusalFacts): MergeRefusal | null {
  if (stays.status === 'removed' || goes.status === 'removed') return 'business_status_changed'
  if (goes.userId !== null && stays.userId !== null && goes.userId !== stays.userId) return 'merge_two_owners'
  if (isPaid) return 'merge_paid'
  if (goes.userId !== null && !isTaken) return 'merge_unclaimed'
  if (stays.status === 'rejected' || (ownerMoves && ['rejected', 'paused'].includes(goes.status)))
    return 'merge_unseen'
  return null
}

const digestOf = (facts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
