import type { PlaceDetails, PlaceResult, PlaceSuggestion } from '@oficio/contracts/places/place-shapes'
import type { Ctx } from '../../kernel/ctx'
import type { AskedPlaces, AskedSuggestions } from '../places-provider'

/** Where a page ends within a source: values that it orders by, so that nothing is lost or told twice when data change. */
export type PlaceCursor = readonly (string | number)[]

export interface PlaceRow {
  place: PlaceResult
  cursor: PlaceCursor
}

/** Places of our own of one kind; the noun that has them defines it, and ../../registry.ts lists it. */
export interface PlaceSource {
  /** Stands in their ids: 'oficio:localidad:21050'. */
  kind: string
  /** Returns up to `take` that answer, those behind the cursor; null begins. A cursor that makes no sense ends the list. */
  search(ctx: Ctx, asked: AskedPlaces, page: { after: PlaceCursor | null; take: number }): Promise<PlaceRow[]>
  /** Returns up to `take` whose names begin so. */
  suggest(ctx: Ctx, asked: AskedSuggestions, take: number): Promise<PlaceSuggestion[]>
  find(ctx: Ctx, key: string): Promise<PlaceDetails | null>
  /** Returns where a photo is to be had on this site; null where the key is that of none. */
  photoPath?(key: string, maxWidth: number): string | null
}

declare module '../../kernel/ctx' {
  interface Registry {
    /** In the order in which they answer. */
    placeSources: readonly PlaceSource[]
  }
}

/** What nobody knows of a place that is no business. */
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

/** Whether places of a kind are wanted: any of its words is named, or none at all. */
export const isWanted = (types: readonly string[], words: readonly string[]): boolean =>
  types.length === 0 || types.some((type) => words.includes(type))
