import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { photoOwnerKeys } from '../../photos/photo-keys'

interface Portrait {
  professionalId: string
  /** The current photo, a photo that the caller uploaded, or none. */
  photoId: string | undefined
}

/**
 * Sets the profile photo of a professional. The next sweep removes the file of the previous photo. The caller must hold
 * the lock on the professional. Throws photo_not_yours.
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
