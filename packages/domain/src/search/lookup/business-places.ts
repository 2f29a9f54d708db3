import { businessPhotoPath } from '@oficio/contracts/businesses/view'
import { id as uuid } from '@oficio/contracts/fields'
import { listBusinessReviews } from '../../businesses/reviews/list-business-reviews'
import { visitor } from '../../kernel/actor'
import { placeIdOf } from '../../places/lookup/place-id'
import { isWanted, type PlaceSource } from '../../places/lookup/place-source'
import { pageBusinesses } from './page-businesses'
import { readPlaceTypes } from './place-types'
import { suggestBusinesses } from './suggest-businesses'
import {
  businessKind,
  photoKey,
  readShown,
  viewBusinessDetails,
  viewBusinessPlace,
} from './view-business-place'

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
