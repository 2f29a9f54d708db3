import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { changePortfolioEndpoint } from '@oficio/contracts/professionals/portfolio'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { photoOwnerKeys } from '../../photos/photo-keys'
import { lockDecidedProfessional } from '../lock-decided-professional'
import { ownProfessional } from '../own-professional'
import { noteProfileChange } from '../profile/note-profile-change'
import { listPortfolio } from './list-portfolio'
import { removeFromPortfolio } from './remove-from-portfolio'

type Input = InputOf<typeof changePortfolioEndpoint>

/**
 * Sets the pictures of the caller's work, in this order (docs/product.md, 'Own profile'). Current pictures stay; new
 * ones must be photos that the caller uploaded. Rejects a picture that another tab has removed in the meantime. Throws
 * forbidden, registration_undecided, photo_not_yours.
 */
export async function changePortfolio(
  ctx: Ctx,
  actor: Actor,
  { photos }: Input,
): Promise<ResponseOf<typeof changePortfolioEndpoint>> {
  const { id } = await ownProfessional(ctx.db, actor)
  return ctx.transaction(async (ctx) => {
    await lockDecidedProfessional(ctx, id)
    const before = await ctx.db.portfolioPhoto.findMany({ where: { professionalId: id } })
    const beforeIds = new Set(before.map(({ photoId }) => photoId))
    const photoIds = new Set(photos.map((photo) => photo.id))
    await removeFromPortfolio(
      ctx.db,
      [...beforeIds].filter((photoId) => !photoIds.has(photoId)),
    )
    await takePhotos(
      ctx,
      actor,
      [...photoIds].filter((photoId) => !beforeIds.has(photoId)),
    )
    for (const [position, { id: photoId, caption = '' }] of photos.entries()) {
      const row = { professionalId: id, position, caption }
      await ctx.db.portfolioPhoto.upsert({ where: { photoId }, create: { photoId, ...row }, update: row })
    }
    await noteProfileChange(ctx, id, { isOutsideSearches: true })
    return { photos: await listPortfolio(ctx, id) }
  })
}

async function takePhotos({ db }: TxCtx, actor: Actor, ids: readonly string[]): Promise<void> {
  const { count } = await db.photo.updateMany({
    where: { id: { in: [...ids] }, state: 'pending', ownerKey: { in: photoOwnerKeys(actor) } },
    data: { state: 'portfolio' },
  })
  if (count < ids.length) throw new AppError('photo_not_yours')
}
