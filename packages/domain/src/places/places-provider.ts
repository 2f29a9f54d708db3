import type { PlaceField } from '@oficio/contracts/places/place-fields'
import type { PlaceDetails, PlaceResult, PlaceSuggestion } from '@oficio/contracts/places/place-shapes'

/** What was asked of a service: its answer, or nothing, since it is away, refuses, or was not to be asked. */
export type Answered<T> = { kind: 'answer'; value: T } | { kind: 'away' }

export interface Around {
  latitude: number
  longitude: number
  radiusMetres: number
}

/** What is looked for, by words, by type, or both. */
export interface AskedPlaces {
  query: string | undefined
  type: string | undefined
  around: Around | null
}

export interface AskedSuggestions {
  input: string
  /** '(cities)', 'establishment'; any kind of place where there is none. */
  types: readonly string[]
}

/**
 * What the domain asks of a places service (docs/product.md, 'Search of places'). No method throws, and what is found is to be
 * kept nowhere. `mayAsk` is asked just before a question goes out that is paid for, and not for what needs none.
 */
export interface PlacesProvider {
  search(asked: AskedPlaces & { language: string }, mayAsk: MayAsk): Promise<Answered<ProvidedPage>>
  searchOn(pageToken: string, mayAsk: MayAsk): Promise<Answered<ProvidedPage>>
  /** Null for an id that the service does not know. */
  details(
    asked: { id: string; fields: readonly PlaceField[]; language: string },
    mayAsk: MayAsk,
  ): Promise<Answered<ProvidedDetails | null>>
  suggest(
    asked: AskedSuggestions & { language: string; sessionToken: string | undefined },
    mayAsk: MayAsk,
  ): Promise<Answered<PlaceSuggestion[]>>
  /** Null for a reference that the service does not know. The body must be read or cancelled. */
  photo(
    asked: { reference: string; maxWidth: number },
    mayAsk: MayAsk,
  ): Promise<Answered<ProvidedPhoto | null>>
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
    /** Null where the operator has no key of one: then nobody is asked but our own data. */
    placesProvider: PlacesProvider | null
  }
}
