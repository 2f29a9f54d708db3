import type { Poster, renewPosterEndpoint } from '@oficio/contracts/businesses/poster'
import type { InputOf } from '@oficio/contracts/endpoint'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { ownBusiness } from '../own-business'
import { getPoster } from './get-poster'

/**
 * Invalidates the poster code that the caller saw, and returns the poster with the next code. The second of two clicks
 * changes nothing. Throws unauthenticated, business_not_found.
 */
export async function renewPoster(
  ctx: Ctx,
  actor: Actor,
  { id, version }: InputOf<typeof renewPosterEndpoint>,
): Promise<Poster> {
  await ownBusiness(ctx.db, actor, id)
  await ctx.transaction(async ({ db }) => {
    const next = { posterVersion: { increment: 1 } }
    const { count } = await db.business.updateMany({ where: { id, posterVersion: version }, data: next })
    // Posters of merged businesses point to this business, so their codes are invalidated, too.
    if (count > 0) await db.business.updateMany({ where: { mergedIntoId: id }, data: next })
  })
  return getPoster(ctx, actor, { id })
}
