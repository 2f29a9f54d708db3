import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { photoOwnerKeys } from '../../photos/photo-keys'

interface Portrait {
  professionalId: string
  /** Their own photo, a photo uploaded by the sender, or none. */
  photoId: string | undefined
}

/**
 * Makes the photo that of the professional's profile; the file of its predecessor goes with the next sweep. The
 * caller holds the professional's lock. Throws photo_not_yours.
 */
export async function attachPortrait(
  { db }: TxCtx,
  actor: Actor,
  { professionalId, photoId }: Portrait,
): Promise<void> {
  const { photoId: before } = await db.professional.findUniqueOrThrow({
    where: { id: professionalId },
    select: { photoId: true },
  })
  if ((photoId ?? null) === before) return
  if (photoId) {
    const { count } = await db.photo.updateMany({
      where: { id: photoId, state: 'pending', ownerKey: { in: photoOwnerKeys(actor) } },
      data: { state: 'portrait' },
    })
    if (count === 0) throw new AppError('photo_not_yours')
  }
  await db.professional.update({ where: { id: professionalId }, data: { photoId: photoId ?? null } })
  if (before) await db.photo.updateMany({ where: { id: before }, data: { state: 'removing' } })
}
