import type { Poster } from '@oficio/contracts/businesses/poster'
import { posterAddress } from '@oficio/contracts/businesses/poster-code'
import { paths } from '@oficio/contracts/paths'
import type { Business } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { ownBusiness } from '../own-business'
import { posterCode } from './poster-code'

/** Returns the poster of the caller's business. Throws unauthenticated, business_not_found. */
export async function getPoster(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<Poster> {
  return viewPoster(ctx, await ownBusiness(ctx.db, actor, id))
}

/** A printed poster stays valid after the business is renamed, because earlier slugs lead to the page, too. */
function viewPoster(ctx: Ctx, business: Pick<Business, 'id' | 'slug' | 'posterVersion'>): Poster {
  const pageUrl = new URL(paths.business(business.slug), ctx.site.origin).href
  return {
    version: business.posterVersion,
    url: posterAddress(pageUrl, posterCode(ctx, business)),
    pageUrl,
  }
}
