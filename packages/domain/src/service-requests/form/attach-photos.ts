import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../../kernel/actor'
import { photoOwnerKeys } from '../../photos/photo-keys'

/**
 * Makes the listed photos the photos of the request, in that order. Photos that the request already has stay, whichever
 * device uploaded them; new photos must belong to the sender. The next sweep of unused photos removes the omitted ones.
 * The caller must hold the lock of the request. Throws photo_not_yours.
 */
export async function attachPhotos(
  tx: Tx,
  actor: Actor,
  requestId: string,
  photoIds: string[],
): Promise<void> {
  const own = await tx.photo.findMany({ where: { requestId, state: 'attached' }, select: { id: true } })
  const ownIds = new Set(own.map(({ id }) => id))
  // Detach all photos first, because a unique index forbids two photos of a request with one position, even for a
  // moment.
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
 * Attaches those of the listed photos that still exist and belong to the sender. Skips the others, because a paid
 * request must not be refused for a missing photo.
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
