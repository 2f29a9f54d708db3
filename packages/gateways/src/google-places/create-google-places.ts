import { serviceFields } from '@oficio/contracts/places/place-fields'
import type { PlacesProvider, ProvidedPage, ProviderAnswer } from '@oficio/domain/places/places-provider'
import type { z } from 'zod'
import { addressOf, createCaller, type Envelope, type GooglePlacesOptions, type Question } from './ask'
import { fetchPhoto } from './photo'
import { attributions, detailsRow, placeRow, suggestionRow } from './rows'

/** Maximum number of different faults of one answer that are logged. */
const mostNamed = 5

/**
 * Creates the places port on Google's Places API (the classic one: text search, details, photo, autocomplete). Stores
 * none of its data, because Google's terms only allow storing ids.
 */
export function createGooglePlaces(options: GooglePlacesOptions): PlacesProvider {
  const { log, apiUrl, photoTimeoutMs = 10_000 } = options
  const caller = createCaller(options)

  /** Skips and logs invalid rows, so that the other rows are still returned. */
  const readRows = <T>(operation: string, rows: unknown, row: z.ZodType<T>): T[] => {
    const read = (Array.isArray(rows) ? rows : []).map((rawRow) => row.safeParse(rawRow))
    const faults = read.flatMap(({ error }) =>
      error ? [error.issues.map(({ path }) => path.join('.')).join(' ')] : [],
    )
    if (faults.length > 0)
      log.error(
        { operation, rows: faults.length, fields: [...new Set(faults)].slice(0, mostNamed) },
        'skipped an invalid entry in a list of Google Places',
      )
    return read.flatMap(({ data }) => (data === undefined ? [] : [data]))
  }

  const pageOf = (envelope: Envelope | null): ProvidedPage => ({
    places: readRows('search', envelope?.results, placeRow),
    nextPageToken: tokenOf(envelope?.next_page_token),
    htmlAttributions: attributions.parse(envelope?.html_attributions),
  })
  const textSearch = (params: Question['params']): Question => ({
    operation: 'search',
    path: 'textsearch/json',
    params,
  })

  return {
    search: async ({ query, type, around, language }, mayAsk) => {
      const near = around && {
        location: `${around.latitude},${around.longitude}`,
        radius: String(Math.round(around.radiusMetres)),
      }
      const question = textSearch({ query, type, language, region: 'ar', ...near })
      return mapped(await caller.ask(question, mayAsk), pageOf)
    },
    searchOn: async (pagetoken, mayAsk) =>
      mapped(await caller.ask(textSearch({ pagetoken }), mayAsk), pageOf),
    details: async ({ id, fields, language }, mayAsk) => {
      const params = { place_id: id, fields: serviceFields(fields).join(','), language }
      const question = { operation: 'details', path: 'details/json', params }
      return mapped(await caller.ask(question, mayAsk), (envelope) => {
        const [place] = envelope ? readRows('details', [envelope.result], detailsRow(id)) : []
        return place ? { place, htmlAttributions: attributions.parse(envelope?.html_attributions) } : null
      })
    },
    suggest: async ({ input, types, language, sessionToken: sessiontoken }, mayAsk) => {
      const params = {
        input,
        types: types.join('|') || undefined,
        language,
        components: 'country:ar',
        sessiontoken,
      }
      const question = { operation: 'suggest', path: 'autocomplete/json', params }
      return mapped(await caller.ask(question, mayAsk), (envelope) =>
        readRows('suggest', envelope?.predictions, suggestionRow),
      )
    },
    photo: ({ reference, maxWidth }, mayAsk) => {
      const params = { photo_reference: reference, maxwidth: String(maxWidth) }
      const url = addressOf(options, { operation: 'photo', path: 'photo', params })
      const send = (signal: AbortSignal) => fetchPhoto(url, apiUrl, signal)
      return caller.guard({ operation: 'photo', timeoutMs: photoTimeoutMs, send }, mayAsk)
    },
  }
}

const mapped = <From, To>(answer: ProviderAnswer<From>, map: (value: From) => To): ProviderAnswer<To> =>
  answer.kind === 'answer' ? { kind: 'answer', value: map(answer.value) } : answer

/** Returns the token if it has only URL-safe characters, because our own addresses contain it; otherwise null. */
const tokenOf = (token: unknown): string | null =>
  typeof token === 'string' && /^[A-Za-z0-9_-]{1,3000}$/.test(token) ? token : null
