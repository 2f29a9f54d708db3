import type { InputOf } from '@oficio/contracts/endpoint'
import { limits } from '@oficio/contracts/limits'
import type { BusinessSearchAnswer, searchBusinessesEndpoint } from '@oficio/contracts/search/businesses'
import { findTerm } from '@oficio/contracts/search/english-names'
import { listBusinessCategories, listNamedTerms } from '../../businesses/list-categories'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import type { Place } from '../../places/find-place'
import { paginate } from '../paginate'
import { businessLayers, type LayerGroup } from './business-layers'
import type { BusinessCriteria } from './business-source'
import { viewFacets } from './count-facets'
import { findArea } from './find-area'
import { findFew } from './find-few'
import { findMany, isCounted } from './find-many'
import type { BusinessMatches, BusinessQuery, ResultWindow } from './found-businesses'
import { readCategories } from './read-categories'
import { readIds } from './read-sought'
import { viewFoundBusinesses } from './view-found-businesses'

type Input = InputOf<typeof searchBusinessesEndpoint>

/**
 * Returns a page of the public businesses that match a search (docs/product.md, 'Search of businesses'), with the
 * featured ones and the counts for each category and tag. Throws no_place_near; validation_failed for an unknown town.
 */
export async function searchBusinesses(ctx: Ctx, actor: Actor, input: Input): Promise<BusinessSearchAnswer> {
  const [{ place, area }, meaning, lists, terms] = await Promise.all([
    findArea(ctx, actor, input),
    readCategories(ctx, input.query),
    listBusinessCategories(ctx),
    listNamedTerms(ctx),
  ])
  const choice = chosenOf(input, terms)
  const criteria = {
    ...choice,
    now: ctx.clock.now(),
    area,
    text: null,
    isOpen: input.open === true,
    isFeatured: false,
  }
  const groups = await businessLayers(ctx.db, meaning)
  const { matches, text } = await findBusinesses(
    ctx,
    { criteria, groups, window: shownOf(input, place) },
    lists,
  )
  const nearest = matches.count === 0 && place ? await readNearest(ctx, { ...criteria, text }, place) : []
  const featured = input.page === 1 ? matches.featured : []
  const view = await viewAll(ctx, [...matches.ids, ...featured, ...nearest], place)
  return {
    businesses: view(matches.ids),
    // Check again, because the cached ids may be up to an hour old.
    featured: view(featured).filter((business) => business.is_featured),
    pagination: paginate(input, matches.count, limits.businessSearchCounted),
    facets: viewFacets(matches, lists),
    nearest: view(nearest),
    meantCategories: meaning.likely.map(({ name }) => name),
    ignoredTags: input.tags.filter((tag) => findTerm(terms.tags, tag) === undefined),
    place: place && { localidadId: place.localidadId, city: place.city, state: place.state },
  }
}

/** Reads all shown businesses with one query. Returns a function that selects the views of some ids. */
async function viewAll(ctx: Ctx, ids: readonly string[], place: Place | null) {
  const views = await viewFoundBusinesses(ctx, [...new Set(ids)], place)
  const byId = new Map(views.map((view) => [view.id, view]))
  return (chosenIds: readonly string[]) => chosenIds.flatMap((id) => byId.get(id) ?? [])
}

/** Returns the range of the requested page. It ends at the maximum that is counted. */
function shownOf({ sort, page, limit }: Input, point: Place | null): ResultWindow {
  const skip = (page - 1) * limit
  return { sort, point, skip, take: Math.max(0, Math.min(limit, limits.businessSearchCounted - skip)) }
}

type Lists = Awaited<ReturnType<typeof listBusinessCategories>>

/** The id of no category: an unknown category finds nothing. */
const unknownCategoryId = 0

/** Returns the ids of the chosen category and tags, each given by id or slug. Skips unknown tags. */
const chosenOf = (
  { category, tags }: Input,
  lists: Pick<Lists, 'data' | 'tags'>,
): Pick<BusinessCriteria, 'categoryId' | 'tagIds'> => ({
  categoryId: category === undefined ? null : (findTerm(lists.data, category)?.id ?? unknownCategoryId),
  tagIds: tags.flatMap((tag) => findTerm(lists.tags, tag)?.id ?? []),
})

const nearestShown = 3
/** Maximum distance of a suggested business. */
const nearestKm = 300

/** Returns the ids of the nearest matches, for a town without any. */
function readNearest({ db }: Ctx, criteria: BusinessCriteria, place: Place): Promise<string[]> {
  const { latitude, longitude } = place
  const area = { kind: 'around', latitude, longitude, radiusKm: nearestKm } as const
  return readIds(db, { ...criteria, area }, { sort: 'distance', point: place, skip: 0, take: nearestShown })
}

interface Search extends Omit<BusinessQuery, 'layers'> {
  /** Null if no text was typed. */
  groups: readonly LayerGroup[] | null
}

interface Choices {
  data: readonly { id: number }[]
  tags: readonly { id: number }[]
}

interface GroupMatches {
  matches: BusinessMatches
  /** The tsquery of all matches; null for a search without words. */
  text: string | null
}

/** Returns the matches of the first group that has any, or else the empty matches of the first group. */
async function findBusinesses(
  ctx: Ctx,
  { criteria, groups, window }: Search,
  choices: Choices,
): Promise<GroupMatches> {
  if (groups === null)
    return { matches: await find(ctx, { criteria, layers: null, window }, choices), text: null }
  let emptyMatches: GroupMatches | null = null
  for (const { layers, all: text } of groups) {
    const matches = await find(ctx, { criteria: { ...criteria, text }, layers, window }, choices)
    if (matches.count > 0) return { matches, text }
    emptyMatches ??= { matches, text }
  }
  if (!emptyMatches) throw new Error('no group of businesses to search in')
  return emptyMatches
}

/** From this many results on, the counts of a search are cached. Nobody sees that one of them is missing. */
const cachedFrom = 500

async function find(ctx: Ctx, query: BusinessQuery, { data, tags }: Choices): Promise<BusinessMatches> {
  const lists = { categoryIds: data.map(({ id }) => id), tagIds: tags.map(({ id }) => id) }
  const countedMatches = isCounted(ctx, query) ? null : await findFew(ctx.db, query, lists)
  if (countedMatches?.ids && countedMatches.count < cachedFrom)
    return { ...countedMatches, ids: countedMatches.ids }
  return findMany(ctx, query, lists, countedMatches)
}
