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
import type { Sought } from './business-source'
import { viewFacets } from './count-facets'
import { findArea } from './find-area'
import { findFew } from './find-few'
import { findMany, isKnownAsMany } from './find-many'
import type { Asked, Found, Shown } from './found-businesses'
import { readCategories } from './read-categories'
import { readIds } from './read-sought'
import { viewFoundBusinesses } from './view-found-businesses'

type Input = InputOf<typeof searchBusinessesEndpoint>

/**
 * Returns a page of the public businesses that answer a search (docs/product.md, 'Search of businesses'), and beside it those
 * that have a labelled place, and how many each category and tag would leave. Throws no_place_near, and validation_failed
 * for a town that nobody knows.
 */
export async function searchBusinesses(ctx: Ctx, actor: Actor, input: Input): Promise<BusinessSearchAnswer> {
  const [{ place, area }, meaning, lists, named] = await Promise.all([
    findArea(ctx, actor, input),
    readCategories(ctx, input.query),
    listBusinessCategories(ctx),
    listNamedTerms(ctx),
  ])
  const chosen = chosenOf(input, named)
  const sought = {
    ...chosen,
    now: ctx.clock.now(),
    area,
    text: null,
    isOpen: input.open === true,
    isFeatured: false,
  }
  const groups = await businessLayers(ctx.db, meaning)
  const { found, text } = await findBusinesses(ctx, { sought, groups, shown: shownOf(input, place) }, lists)
  const nearest = found.count === 0 && place ? await readNearest(ctx, { ...sought, text }, place) : []
  const featured = input.page === 1 ? found.featured : []
  const view = await viewAll(ctx, [...found.ids, ...featured, ...nearest], place)
  return {
    businesses: view(found.ids),
    // Who takes turns may have been found an hour ago.
    featured: view(featured).filter((one) => one.is_featured),
    pagination: paginate(input, found.count, limits.businessSearchCounted),
    facets: viewFacets(found, lists),
    nearest: view(nearest),
    meantCategories: meaning.likely.map(({ name }) => name),
    ignoredTags: input.tags.filter((tag) => findTerm(named.tags, tag) === undefined),
    place: place && { localidadId: place.localidadId, city: place.city, state: place.state },
  }
}

/** Reads all at once that is shown anywhere. Returns how to show some of them. */
async function viewAll(ctx: Ctx, ids: readonly string[], place: Place | null) {
  const views = await viewFoundBusinesses(ctx, [...new Set(ids)], place)
  const byId = new Map(views.map((view) => [view.id, view]))
  return (some: readonly string[]) => some.flatMap((id) => byId.get(id) ?? [])
}

/** Nobody is led beyond what is counted. */
function shownOf({ sort, page, limit }: Input, point: Place | null): Shown {
  const skip = (page - 1) * limit
  return { sort, point, skip, take: Math.max(0, Math.min(limit, limits.businessSearchCounted - skip)) }
}

type Lists = Awaited<ReturnType<typeof listBusinessCategories>>

/** Marks nothing: a category that does not exist finds nobody. */
const nothing = 0

/** Which category and tags were chosen, each by its id or its name in addresses. Skips tags that do not exist. */
const chosenOf = (
  { category, tags }: Input,
  lists: Pick<Lists, 'data' | 'tags'>,
): Pick<Sought, 'categoryId' | 'tagIds'> => ({
  categoryId: category === undefined ? null : (findTerm(lists.data, category)?.id ?? nothing),
  tagIds: tags.flatMap((tag) => findTerm(lists.tags, tag)?.id ?? []),
})

const nearestShown = 3
/** Beyond this nothing is near. */
const nearestKm = 300

/** Where a town has nothing of the kind: what is nearest to it. */
function readNearest({ db }: Ctx, sought: Sought, place: Place): Promise<string[]> {
  const { latitude, longitude } = place
  const area = { kind: 'around', latitude, longitude, radiusKm: nearestKm } as const
  return readIds(db, { ...sought, area }, { sort: 'distance', point: place, skip: 0, take: nearestShown })
}

interface Search extends Omit<Asked, 'layers'> {
  /** Null: nothing was typed. */
  groups: readonly LayerGroup[] | null
}

interface Choices {
  data: readonly { id: number }[]
  tags: readonly { id: number }[]
}

interface FoundBy {
  found: Found
  /** The tsquery that holds of all of them; null whatever the words. */
  text: string | null
}

/** Returns what the first group finds that finds anything, or else that the first of all finds nothing. */
async function findBusinesses(
  ctx: Ctx,
  { sought, groups, shown }: Search,
  choices: Choices,
): Promise<FoundBy> {
  if (groups === null) return { found: await find(ctx, { sought, layers: null, shown }, choices), text: null }
  let nothing: FoundBy | null = null
  for (const { layers, all: text } of groups) {
    const found = await find(ctx, { sought: { ...sought, text }, layers, shown }, choices)
    if (found.count > 0) return { found, text }
    nothing ??= { found, text }
  }
  if (!nothing) throw new Error('there is no group to look in')
  return nothing
}

async function find(ctx: Ctx, asked: Asked, { data, tags }: Choices): Promise<Found> {
  const categoryIds = data.map(({ id }) => id)
  const few = isKnownAsMany(ctx, asked) ? null : await findFew(ctx.db, asked, categoryIds)
  return few ?? findMany(ctx, asked, { categoryIds, tagIds: tags.map(({ id }) => id) })
}
