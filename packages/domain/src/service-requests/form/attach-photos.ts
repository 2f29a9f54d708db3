import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../../kernel/actor'
import { photoOwnerKeys } from '../../photos/photo-keys'

/**
 * Makes the listed photos those of the request, in that order: its own that are named stay, whichever device uploaded
 * them, and new ones have to be the sender's. What is left out goes with the next sweep of unused photos. The caller
 * holds the lock of the request. Throws photo_not_yours.
 */
export async function attachPhotos(
  tx: Tx,
  actor: Actor,
  requestId: string,
  photoIds: string[],
): Promise<void> {
  const own = await tx.photo.findMany({ where: { requestId, state: 'attached' }, select: { id: true } })
  const ownIds = new Set(own.map(({ id }) => id))
  // All positions are given up first: no two photos of a request may share one, not even for a moment.
  await tx.photo.updateMany({
    where: { requestId, state: 'attached' },
    data: { state: 'pending', requestId: null },
  })
  const ownerKey = { in: photoOwnerKeys(actor) }
  for (const [position, id] of [...new Set(photoIds)].entries()) {
    const { count } = await tx.photo.updateMany({
      where: { id, state: 'pending', ...(ownIds.has(id) ? {} : { ownerKey }) },
      data: { state: 'attached', requestId, position },
    })
    if (count === 0) throw new AppError('photo_not_yours')
  }
}

/**
 * Gives a new request those of the listed photos that are still there and the sender's. A request that was paid for is
 * not refused for a photo that is gone.
 */
export async function attachAvailablePhotos(
  tx: Tx,
  actor: Actor,
  requestId: string,
  photoIds: string[],
): Promise<void> {
  const available = await tx.photo.findMany({
    where: { id: { in: photoIds }, state: 'pending', ownerKey: { in: photoOwnerKeys(actor) } },
    select: { id: true },
  })
  const ids = new Set(available.map(({ id }) => id))
  await attachPhotos(
    tx,
    actor,
    requestId,
    photoIds.filter((id) => ids.has(id)),
  )
}
