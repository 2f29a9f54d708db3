import type { PlaceDetails, PlaceResult, PlaceSuggestion } from '@oficio/contracts/places/place-shapes'
import type { Ctx } from '../../kernel/ctx'
import type { AskedPlaces, AskedSuggestions } from '../places-provider'

/**
 * End of a page within a source: the values of its sort order, so that changing data neither skip nor repeat a place.
 */
export type PlaceCursor = readonly (string | number)[]

export interface PlaceRow {
  place: PlaceResult
  cursor: PlaceCursor
}

/** Our own places of one kind; their noun defines and contributes the source. */
export interface PlaceSource {
  /** Part of their ids: 'oficio:localidad:21050'. */
  kind: string
  /** Returns up to `take` matches after the cursor; null starts from the first. An invalid cursor ends the list. */
  search(
    ctx: Ctx,
    question: AskedPlaces,
    page: { after: PlaceCursor | null; take: number },
  ): Promise<PlaceRow[]>
  /** Returns up to `take` places whose names start with the text. */
  suggest(ctx: Ctx, question: AskedSuggestions, take: number): Promise<PlaceSuggestion[]>
  find(ctx: Ctx, key: string): Promise<PlaceDetails | null>
  /** Returns the path of a photo on this site; null for an unknown key. */
  photoPath?(key: string, maxWidth: number): string | null
}

declare module '../../kernel/ctx' {
  interface Registry {
    /** In the order of their results. */
    placeSources: readonly PlaceSource[]
  }
}

/** Fields that only businesses have. */
export const unknownOfPlace = {
  rating: null,
  userRatingsTotal: null,
  priceLevel: null,
  photos: [],
  openNow: null,
  icon: null,
  businessStatus: null,
} satisfies Partial<PlaceResult>

export const unknownDetails = {
  phoneNumber: null,
  website: null,
  googleMapsUrl: null,
  reviews: [],
  openingHours: null,
} satisfies Partial<PlaceDetails>

export const argentina = { longName: 'Argentina', shortName: 'AR', types: ['country', 'political'] }

/** Returns whether places of a kind are requested: one of its types is given, or no type at all. */
export const isWanted = (types: readonly string[], words: readonly string[]): boolean =>
  types.length === 0 || types.some((type) => words.includes(type))
