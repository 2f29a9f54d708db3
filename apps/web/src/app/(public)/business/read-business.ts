import type { BusinessReviews } from '@oficio/contracts/businesses/reviews'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { codeOf } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import type { Rating } from '@oficio/contracts/reviews/endpoints'
import { findBusinessId } from '@oficio/domain/businesses/find-business-id'
import { getBusiness } from '@oficio/domain/businesses/get-business'
import { getBusinessReviews } from '@oficio/domain/businesses/reviews/list-business-reviews'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { findLandingOfBusiness } from '@oficio/domain/search/landing/find-landing-of-business'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { businessTrail } from '@/features/search/landing/category-words'
import type { Trail } from '@/features/search/landing/landing-words'
import { cachedRead } from '@/server/page-cache'

/** Returns the business of the address. Cached per request for the head and the body of the page. */
export const readBusiness = cache(async (ctx: Ctx, address: string): Promise<BusinessView> => {
  // A business may get this address later, and then drops the cached result by this tag.
  const addressTag = pageTags.businessAddress(address.toLowerCase())
  const id = await cachedRead(addressTag, [addressTag], () => findBusinessId(ctx, address))
  if (id === null) notFound()
  const tag = pageTags.business(id)
  const tags = [tag, pageTags.rubros, pageTags.places, pageTags.businessCategories]
  return cachedRead(tag, tags, () => getBusiness(ctx, visitor(), { idOrSlug: id })).catch(orGone)
})

/** Redirects the id and every earlier name to the current address. `part` is the rest of the address. */
export function redirectToName({ slug }: BusinessView, address: string, part = ''): void {
  const url = paths.business(slug)
  if (url !== paths.business(address)) permanentRedirect(url + part)
}

/**
 * Returns the reviews of a business, of so many stars if a number is given. They have the tag of the page, so the same
 * change drops both.
 */
export function readReviews(ctx: Ctx, id: string, stars: Rating | null = null): Promise<BusinessReviews> {
  const tag = pageTags.business(id)
  const read = () => getBusinessReviews(ctx, visitor(), { idOrSlug: id, ...(stars && { stars }) })
  return cachedRead(`${tag}:reviews:${stars}`, [tag], read).catch(orGone)
}

/** Returns the position of the business among the landing pages of its category. */
export const readTrail = async (ctx: Ctx, { id, name }: BusinessView): Promise<Trail> => {
  const tag = pageTags.business(id)
  const tags = [tag, pageTags.places, pageTags.businessCategories]
  const read = () => findLandingOfBusiness(ctx, { id })
  return businessTrail(name, await cachedRead(`${tag}:landing`, tags, read))
}

/** Shows the not-found page for hidden and deleted businesses alike. */
function orGone(error: unknown): never {
  const code = codeOf(error)
  if (code === 'business_not_found' || code === 'business_gone') notFound()
  throw error
}
