import { businessPhotoPath } from '@oficio/contracts/businesses/view'
import { id as uuid } from '@oficio/contracts/fields'
import { foldText } from '@oficio/contracts/text/fold-text'
import { listBusinessReviews } from '../../businesses/reviews/list-business-reviews'
import { visitor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { placeIdOf } from '../../places/lookup/place-id'
import { isWanted, type PlaceSource } from '../../places/lookup/place-source'
import { categoryLexeme, inName } from '../businesses/business-layers'
import { buildMatchSource } from '../businesses/business-source'
import { byScore } from '../businesses/read-sought'
import { pageBusinesses } from './page-businesses'
import { type PlaceTypes, readPlaceTypes } from './place-types'
import {
  businessKind,
  photoKey,
  readShown,
  viewBusinessDetails,
  viewBusinessPlace,
} from './view-business-place'

/** Sorts after every continuation of a folded name, so it ends the range of names with a prefix. */
const afterAll = 'zzzzzzzz'

/** Minimum length of a word for suggestions, because too many words begin with fewer letters. */
const lettersOfWord = 3

const groups = ['establishment']
/** Width in pixels of the smaller size of a picture. */
const thumbWidth = 480

/** Offers the public businesses in the format of a places service: text search, suggestions, details and pictures. */
export const businessPlaces: PlaceSource = {
  kind: businessKind,
  async search(ctx, query, page) {
    const rows = await pageBusinesses(ctx, query, page)
    const [businesses, types] = await Promise.all([
      readShown(
        ctx,
        rows.map(({ id }) => id),
      ),
      readPlaceTypes(ctx),
    ])
    return rows.flatMap(({ id, cursor }) => {
      const business = businesses.get(id)
      return business ? [{ place: viewBusinessPlace(ctx, business, types), cursor }] : []
    })
  },

  async suggest(ctx, { input, types }, take) {
    const placeTypes = await readPlaceTypes(ctx)
    if (!isWanted(types, [...groups, ...placeTypes.values()])) return []
    const businesses = await readShown(ctx, await suggestBusinesses(ctx, { input, types, placeTypes }, take))
    return [...businesses.values()].map(({ id, name, locations: [place] }) => {
      const secondaryText = [place?.address, place?.city, place?.state].filter(Boolean).join(', ')
      return {
        id: placeIdOf(businessKind, id),
        description: `${name}, ${secondaryText}`,
        mainText: name,
        secondaryText,
      }
    })
  },

  async find(ctx, key) {
    if (!uuid.safeParse(key).success) return null
    const business = (await readShown(ctx, [key])).get(key)
    if (!business) return null
    const [types, { reviews }] = await Promise.all([
      readPlaceTypes(ctx),
      listBusinessReviews(ctx, visitor(), { idOrSlug: key }),
    ])
    return viewBusinessDetails(ctx, business, { types, reviews })
  },

  photoPath(key, maxWidth) {
    const id = key.startsWith(photoKey) ? key.slice(photoKey.length) : ''
    if (!uuid.safeParse(id).success) return null
    return businessPhotoPath(id, maxWidth <= thumbWidth ? 'thumb' : 'full')
  },
}

interface Suggestion {
  input: string
  types: readonly string[]
  placeTypes: PlaceTypes
}

/**
 * Returns the ids of businesses whose name begins with the typed text, followed by businesses whose name has such
 * words, best first.
 */
async function suggestBusinesses(
  ctx: Ctx,
  { input, types, placeTypes }: Suggestion,
  take: number,
): Promise<string[]> {
  const foldedInput = foldText(input)
  const typeIds = [...placeTypes].filter(([, name]) => types.includes(name))
  const text = typeIds.length > 0 ? `(${typeIds.map(([id]) => `'${categoryLexeme(id)}'`).join(' | ')})` : null
  const wholeCountry = { kind: 'everywhere' } as const
  const criteria = {
    now: ctx.clock.now(),
    area: wholeCountry,
    categoryId: null,
    tagIds: [],
    isOpen: false,
    isFeatured: false,
  }
  const byName = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT entry.business_id AS id FROM ${buildMatchSource({ ...criteria, text })}
      AND entry.name_key >= ${foldedInput} AND entry.name_key <= ${`${foldedInput}${afterAll}`}
      AND entry.name_key LIKE ${`${foldedInput}%`}
    ORDER BY entry.name_key, entry.business_id LIMIT ${take}`
  const words = foldedInput.split(' ').filter((word) => word.length >= lettersOfWord)
  const byWord =
    byName.length >= take || words.length === 0
      ? []
      : await ctx.db.$queryRaw<{ id: string }[]>`
          SELECT entry.business_id AS id FROM ${buildMatchSource({ ...criteria, text: beginning(words, text) })}
          ORDER BY ${byScore} LIMIT ${take}`
  return [...new Set([...byName, ...byWord].map(({ id }) => id))].slice(0, take)
}

/**
 * Returns the tsquery for names with words that begin so. Needs no escaping, because folded words contain no special
 * characters.
 */
const beginning = (words: readonly string[], category: string | null): string =>
  [...words.map((word) => `'${inName}${word}':*`), ...(category === null ? [] : [category])].join(' & ')
