import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../kernel/actor'
import type { TxCtx } from '../kernel/ctx'
import { photoOwnerKeys } from '../photos/photo-keys'

/** A picture that a business shows: its own, or one uploaded by the sender. */
export interface ShownPhoto {
  id: string
  caption?: string | undefined
}

/**
 * Makes the listed pictures those of a business, in their order; the files of removed pictures go with the next
 * sweep. The caller holds the business' lock. Throws photo_not_yours.
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
 * Makes a picture the logo of a business, or takes the logo away where none is named. The caller holds the business' lock.
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

/** Takes pictures out of what a business shows; the next sweep removes their files. */
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
