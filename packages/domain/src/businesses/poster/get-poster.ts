import type { Poster } from '@oficio/contracts/businesses/poster'
import { posterAddress } from '@oficio/contracts/businesses/poster-code'
import { paths } from '@oficio/contracts/paths'
import type { Business } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { ownBusiness } from '../own-business'
import { posterCode } from './poster-code'

/** Returns what the poster of a business of the caller says. Throws unauthenticated, business_not_found. */
export async function getPoster(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<Poster> {
  return viewPoster(ctx, await ownBusiness(ctx.db, actor, id))
}

/** Earlier names lead to the page too, so a printed poster stays valid when the business is renamed. */
function viewPoster(ctx: Ctx, business: Pick<Business, 'id' | 'slug' | 'posterVersion'>): Poster {
  const pageUrl = new URL(paths.business(business.slug), ctx.site.origin).href
  return {
    version: business.posterVersion,
    url: posterAddress(pageUrl, posterCode(ctx, business)),
    pageUrl,
  }
}
