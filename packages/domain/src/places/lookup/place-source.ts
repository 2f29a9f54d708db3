import type { PlaceDetails, PlaceResult, PlaceSuggestion } from '@oficio/contracts/places/place-shapes'
import type { Ctx } from '../../kernel/ctx'
import type { AskedPlaces, AskedSuggestions } from '../places-provider'

/**
 * The cursor at the end of a page: the sort values of its last place, so that data changes neither skip nor repeat a
 * place.
 */
export type PlaceCursor = readonly (string | number)[]

export interface PlaceRow {
  place: PlaceResult
  cursor: PlaceCursor
}

/** A source of our own places of one kind. Each noun defines and contributes its own source. */
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
    /** Sources in the order in which their results are listed. */
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

/** Returns whether the caller requests places of a kind: the types include one of its words, or there are no types. */
export const isWanted = (types: readonly string[], words: readonly string[]): boolean =>
  types.length === 0 || types.some((type) => words.includes(type))
