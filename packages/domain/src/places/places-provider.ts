import type { PlaceField } from '@oficio/contracts/places/place-fields'
import type { PlaceDetails, PlaceResult, PlaceSuggestion } from '@oficio/contracts/places/place-shapes'

/** The result of a question to the map service: its answer, or 'away' if it is down, refuses, or must not be asked. */
export type ProviderAnswer<T> = { kind: 'answer'; value: T } | { kind: 'away' }

export interface Around {
  latitude: number
  longitude: number
  radiusMetres: number
}

/** A search by words, by type, or both. */
export interface AskedPlaces {
  query: string | undefined
  type: string | undefined
  around: Around | null
}

export interface AskedSuggestions {
  input: string
  /** '(cities)', 'establishment'; empty means any kind. */
  types: readonly string[]
}

/**
 * The domain's interface to a map service (docs/product.md, 'Search of places'). Methods never throw. Results must not
 * be stored. Each method calls `mayAsk` just before a paid question.
 */
export interface PlacesProvider {
  search(question: AskedPlaces & { language: string }, mayAsk: MayAsk): Promise<ProviderAnswer<ProvidedPage>>
  searchOn(pageToken: string, mayAsk: MayAsk): Promise<ProviderAnswer<ProvidedPage>>
  /** Null for an unknown id. */
  details(
    question: { id: string; fields: readonly PlaceField[]; language: string },
    mayAsk: MayAsk,
  ): Promise<ProviderAnswer<ProvidedDetails | null>>
  suggest(
    question: AskedSuggestions & { language: string; sessionToken: string | undefined },
    mayAsk: MayAsk,
  ): Promise<ProviderAnswer<PlaceSuggestion[]>>
  /** Null for an unknown reference. The caller must read or cancel the body. */
  photo(
    question: { reference: string; maxWidth: number },
    mayAsk: MayAsk,
  ): Promise<ProviderAnswer<ProvidedPhoto | null>>
}

export type MayAsk = () => Promise<boolean>

export interface ProvidedPage {
  places: PlaceResult[]
  nextPageToken: string | null
  htmlAttributions: string[]
}

interface ProvidedDetails {
  place: PlaceDetails
  htmlAttributions: string[]
}

export interface ProvidedPhoto {
  type: string
  body: ReadableStream<Uint8Array>
}

declare module '../kernel/ctx' {
  interface Ctx {
    /** Null if the operator has no key. Then only our own data are searched. */
    placesProvider: PlacesProvider | null
  }
}
