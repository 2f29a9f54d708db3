import type { PlaceField } from '@oficio/contracts/places/place-fields'
import type { PlaceDetails, PlaceResult, PlaceSuggestion } from '@oficio/contracts/places/place-shapes'

/** Result of a question: the answer, or 'away' if the service is down, refuses, or may not be asked. */
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
 * What the domain needs from a map service (docs/product.md, 'Search of places'). No method throws, and results must
 * not be stored. `mayAsk` is called just before each paid question.
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
    /** Null if the operator has no key: then only our own data answer. */
    placesProvider: PlacesProvider | null
  }
}
