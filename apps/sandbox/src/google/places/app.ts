import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { json } from '../../respond'
import { knownDetails, knownPlaces } from './known-places'
import { endless, type Fault, misbehave } from './misbehave'

export interface PlacesQuestion {
  /** The path of the call, such as 'textsearch/json'. */
  path: string
  query: Record<string, string>
}

interface Play {
  apiKey: string
  /** The faults of the next calls, in order. Later calls succeed. */
  faults: Fault[]
  /** All received calls, oldest first. */
  questions: PlacesQuestion[]
}

const base = '/maps/api/place'
const pageSize = 20

/** The smallest possible picture: one white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

/** The calls of Google's classic Places API that the site uses. */
export function makePlacesApp(play: Play): Hono {
  const app = new Hono()
  app.notFound(() => json(404, { status: 'NOT_FOUND' }))

  const get = (
    path: string,
    answer: (query: PlacesQuestion['query'], fault: Fault | undefined) => Response,
  ) =>
    app.get(`${base}/${path}`, async ({ req, env }) => {
      const query = req.query()
      play.questions.push({ path, query })
      const fault = play.faults.shift()
      const wrong = fault && (await misbehave(fault, () => void socketOf(env).destroy()))
      if (wrong) return wrong
      if (query.key !== play.apiKey)
        return json(200, { status: 'REQUEST_DENIED', error_message: 'The provided API key is invalid.' })
      return answer(query, fault)
    })

  get('textsearch/json', ({ query = '', pagetoken }, fault) => {
    const from = pagetoken === undefined ? 0 : Number(pagetoken.replace('page-', ''))
    const words = query.toLowerCase()
    const all = knownPlaces.filter(
      ({ name }) => pagetoken !== undefined || name.toLowerCase().includes(words),
    )
    return listOf('results', all.slice(from, from + pageSize), fault, {
      html_attributions: ['Datos de <b>ejemplo</b>'],
      ...(all.length > from + pageSize ? { next_page_token: `page-${from + pageSize}` } : {}),
    })
  })
  get('autocomplete/json', ({ input = '' }, fault) => {
    const words = input.toLowerCase()
    const matches = knownPlaces.filter(({ name }) => name.toLowerCase().startsWith(words)).slice(0, 5)
    const predictions = matches.map(({ place_id, name, formatted_address }) => ({
      place_id,
      description: `${name}, ${formatted_address}`,
      structured_formatting: { main_text: name, secondary_text: formatted_address },
    }))
    return listOf('predictions', predictions, fault)
  })
  get('details/json', ({ place_id }) => {
    const place = knownPlaces.find((candidate) => candidate.place_id === place_id)
    return place
      ? json(200, { status: 'OK', result: knownDetails(place), html_attributions: [] })
      : json(200, { status: 'NOT_FOUND' })
  })
  get('photo', ({ photo_reference: reference = '' }) => {
    if (reference === 'endless')
      return new Response(endless(pixel), { headers: { 'content-type': 'image/png' } })
    if (!knownPlaces.some(({ photos }) => photos.some((photo) => photo.photo_reference === reference)))
      return json(400, {})
    return new Response(null, { status: 302, headers: { location: '/pictures/pixel' } })
  })
  app.get('/pictures/pixel', () => new Response(pixel, { headers: { 'content-type': 'image/png' } }))
  return app
}

/**
 * Returns the socket of a call. The Node server puts it into the environment, which the app's types do not describe.
 */
const socketOf = (env: unknown) => (env as HttpBindings).incoming.socket

function listOf(
  name: string,
  rows: readonly object[],
  fault: Fault | undefined,
  more: object = {},
): Response {
  const all = fault?.kind === 'rows' ? [...fault.rows, ...rows] : rows
  return json(200, { status: all.length > 0 ? 'OK' : 'ZERO_RESULTS', [name]: all, ...more })
}
