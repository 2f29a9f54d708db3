import { businessPhotoPath } from '@oficio/contracts/businesses/view'
import { id as uuid } from '@oficio/contracts/fields'
import { foldText } from '@oficio/contracts/text/fold-text'
import { listBusinessReviews } from '../../businesses/reviews/list-business-reviews'
import { visitor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { placeIdOf } from '../../places/lookup/place-id'
import { isWanted, type PlaceSource } from '../../places/lookup/place-source'
import { categoryLexeme, inName } from '../businesses/business-layers'
import { soughtFrom } from '../businesses/business-source'
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

/** Sorts behind whatever goes on with letters that a folded name may have. */
const afterAll = 'zzzzzzzz'

/** With fewer letters too many words begin so. */
const lettersOfWord = 3

const groups = ['establishment']
/** The smaller of the two sizes of a picture is as wide as this. */
const thumbWidth = 480

/** The businesses that are public, as places: those that a text finds, in the order of their search. */
export const businessPlaces: PlaceSource = {
  kind: businessKind,
  async search(ctx, asked, page) {
    const found = await pageBusinesses(ctx, asked, page)
    const [shown, types] = await Promise.all([
      readShown(
        ctx,
        found.map(({ id }) => id),
      ),
      readPlaceTypes(ctx),
    ])
    return found.flatMap(({ id, cursor }) => {
      const one = shown.get(id)
      return one ? [{ place: viewBusinessPlace(ctx, one, types), cursor }] : []
    })
  },

  async suggest(ctx, { input, types }, take) {
    const known = await readPlaceTypes(ctx)
    if (!isWanted(types, [...groups, ...known.values()])) return []
    const shown = await readShown(ctx, await suggestBusinesses(ctx, { input, types, known }, take))
    return [...shown.values()].map(({ id, name, locations: [place] }) => {
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
    const one = (await readShown(ctx, [key])).get(key)
    if (!one) return null
    const [types, { reviews }] = await Promise.all([
      readPlaceTypes(ctx),
      listBusinessReviews(ctx, visitor(), { idOrSlug: key }),
    ])
    return viewBusinessDetails(ctx, one, { types, reviews })
  },

  photoPath(key, maxWidth) {
    const id = key.startsWith(photoKey) ? key.slice(photoKey.length) : ''
    if (!uuid.safeParse(id).success) return null
    return businessPhotoPath(id, maxWidth <= thumbWidth ? 'thumb' : 'full')
  },
}

interface Typed {
  input: string
  types: readonly string[]
  known: PlaceTypes
}

/** Returns the businesses whose name begins like what is typed, then those with words that do, the best first. */
async function suggestBusinesses(ctx: Ctx, { input, types, known }: Typed, take: number): Promise<string[]> {
  const typed = foldText(input)
  const named = [...known].filter(([, name]) => types.includes(name))
  const text = named.length > 0 ? `(${named.map(([id]) => `'${categoryLexeme(id)}'`).join(' | ')})` : null
  const everywhere = { kind: 'everywhere' } as const
  const sought = {
    now: ctx.clock.now(),
    area: everywhere,
    categoryId: null,
    tagIds: [],
    isOpen: false,
    isFeatured: false,
  }
  const byName = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT entry.business_id AS id FROM ${soughtFrom({ ...sought, text })}
      AND entry.name_key >= ${typed} AND entry.name_key <= ${`${typed}${afterAll}`}
      AND entry.name_key LIKE ${`${typed}%`}
    ORDER BY entry.name_key, entry.business_id LIMIT ${take}`
  const words = typed.split(' ').filter((word) => word.length >= lettersOfWord)
  const byWord =
    byName.length >= take || words.length === 0
      ? []
      : await ctx.db.$queryRaw<{ id: string }[]>`
          SELECT entry.business_id AS id FROM ${soughtFrom({ ...sought, text: beginning(words, text) })}
          ORDER BY ${byScore} LIMIT ${take}`
  return [...new Set([...byName, ...byWord].map(({ id }) => id))].slice(0, take)
}

/** Folded words have nothing in them that a query would read as anything else. */
const beginning = (words: readonly string[], category: string | null): string =>
  [...words.map((word) => `'${inName}${word}':*`), ...(category === null ? [] : [category])].join(' & ')
