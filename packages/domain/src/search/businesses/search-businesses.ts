import type { InputOf } from '@oficio/contracts/endpoint'
import { limits } from '@oficio/contracts/limits'
import type { BusinessSearchAnswer, searchBusinessesEndpoint } from '@oficio/contracts/search/businesses'
import { listBusinessCategories } from '../../businesses/list-categories'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { paginate } from '../paginate'
import type { SearchPlace } from '../place/find-search-place'
import { businessLayers } from './business-layers'
import type { Sought } from './business-source'
import { countFacets } from './count-facets'
import { findArea } from './find-area'
import { findLayered } from './find-layered'
import { readCategories } from './read-categories'
import { readFeatured, readIds } from './read-sought'
import { viewFoundBusinesses } from './view-found-businesses'

type Input = InputOf<typeof searchBusinessesEndpoint>

/**
 * Returns a page of the public businesses that answer a search (docs/product.md, 'Search of businesses'), and beside it those
 * that pay for a labelled place, and how many each category and tag would leave. Throws no_place_near, and validation_failed
 * for a town that nobody knows.
 */
export async function searchBusinesses(ctx: Ctx, actor: Actor, input: Input): Promise<BusinessSearchAnswer> {
  const [{ place, area }, meaning, lists] = await Promise.all([
    findArea(ctx, actor, input),
    readCategories(ctx, input.query),
    listBusinessCategories(ctx),
  ])
  const chosen = chosenOf(input, lists)
  const sought = { ...chosen, now: ctx.clock.now(), area, isOpen: input.open === true, isFeatured: false }
  const groups = await businessLayers(ctx.db, meaning)
  const found = await findLayered(ctx.db, { sought, groups, input, point: place })
  const all: Sought = { ...sought, text: found.text }
  const [featured, nearest, facets] = await Promise.all([
    input.page === 1 && found.count > 0 ? readFeatured(ctx.db, all) : [],
    found.count === 0 && place ? readNearest(ctx, all, place) : [],
    countFacets(ctx.db, all, lists),
  ])
  return {
    businesses: await viewFoundBusinesses(ctx, found.ids, place),
    featured: await viewFoundBusinesses(ctx, featured, place),
    pagination: paginate(input, found.count, limits.businessSearchCounted),
    facets,
    nearest: await viewFoundBusinesses(ctx, nearest, place),
    meantCategories: meaning.meant.map(({ name }) => name),
    place: place && { localidadId: place.localidadId, city: place.city, state: place.state },
  }
}

type Lists = Awaited<ReturnType<typeof listBusinessCategories>>

/** Marks nothing: what is named and does not exist finds nobody. */
const nothing = 0

/** Which category and tags were chosen, each by its id or its name in addresses. */
function chosenOf({ category, tags }: Input, lists: Lists): Pick<Sought, 'categoryId' | 'tagIds'> {
  const idOf = (list: readonly { id: number; slug: string }[], named: string) =>
    list.find(({ id, slug }) => slug === named || String(id) === named)?.id ?? nothing
  return {
    categoryId: category === undefined ? null : idOf(lists.data, category),
    tagIds: tags.map((tag) => idOf(lists.tags, tag)),
  }
}

const nearestShown = 3
/** Beyond this nothing is near. */
const nearestKm = 300

/** Where a town has nothing of the kind: what is nearest to it. */
function readNearest({ db }: Ctx, sought: Sought, place: SearchPlace): Promise<string[]> {
  const { latitude, longitude } = place
  const area = { kind: 'around', latitude, longitude, radiusKm: nearestKm } as const
  return readIds(db, { ...sought, area }, { sort: 'distance', point: place, skip: 0, take: nearestShown })
}
