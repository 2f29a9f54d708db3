import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../kernel/actor'
import type { TxCtx } from '../kernel/ctx'
import { photoOwnerKeys } from '../photos/photo-keys'

/** A photo that a business shows: already its own, or just uploaded by the caller. */
export interface ShownPhoto {
  id: string
  caption?: string | undefined
}

/**
 * Sets the photos of a business, in the given order. The next sweep deletes the files of removed photos.
 * The caller must hold the lock of the business. Throws photo_not_yours.
 */
export async function setPhotos(
  ctx: TxCtx,
  actor: Actor,
  { businessId, photos }: { businessId: string; photos: readonly ShownPhoto[] },
): Promise<void> {
  const before = await ctx.db.businessPhoto.findMany({ where: { businessId } })
  const beforeIds = new Set(before.map(({ photoId }) => photoId))
  const photoIds = new Set(photos.map(({ id }) => id))
  await dropPhotos(
    ctx.db,
    [...beforeIds].filter((id) => !photoIds.has(id)),
  )
  await takePhotos(
    ctx.db,
    actor,
    [...photoIds].filter((id) => !beforeIds.has(id)),
    'business',
  )
  for (const [position, { id: photoId, caption = '' }] of photos.entries()) {
    const row = { businessId, position, caption }
    await ctx.db.businessPhoto.upsert({ where: { photoId }, create: { photoId, ...row }, update: row })
  }
}

/**
 * Sets the logo of a business, or removes it when `logoId` is null. The caller must hold the lock of the business.
 * Throws photo_not_yours.
 */
export async function setLogo(
  ctx: TxCtx,
  actor: Actor,
  { businessId, logoId }: { businessId: string; logoId: string | null },
): Promise<void> {
  const { logoPhotoId: before } = await ctx.db.business.findUniqueOrThrow({
    where: { id: businessId },
    select: { logoPhotoId: true },
  })
  if (logoId === before) return
  if (logoId) await takePhotos(ctx.db, actor, [logoId], 'logo')
  await ctx.db.business.update({ where: { id: businessId }, data: { logoPhotoId: logoId } })
  if (before) await ctx.db.photo.updateMany({ where: { id: before }, data: { state: 'removing' } })
}

/** Removes photos from their business. The next sweep deletes their files. */
export async function dropPhotos(tx: Tx, photoIds: readonly string[]): Promise<void> {
  const ids = [...photoIds]
  await tx.businessPhoto.deleteMany({ where: { photoId: { in: ids } } })
  await tx.photo.updateMany({ where: { id: { in: ids }, state: 'business' }, data: { state: 'removing' } })
}

async function takePhotos(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  state: 'business' | 'logo',
): Promise<void> {
  const { count } = await tx.photo.updateMany({
    where: { id: { in: [...ids] }, state: 'pending', ownerKey: { in: photoOwnerKeys(actor) } },
    data: { state },
  })
  if (count < ids.length) throw new AppError('photo_not_yours')
}
