import { ApiError } from '@/lib/api/api-client'

export const locationErrorCodes = {
  permissionDenied: 1,
  positionUnavailable: 2,
  timeout: 3,
  unknown: 4,
  geocoding: 5,
  network: 6,
  server: 7,
  noResults: 8,
  invalidAddress: 9,
  restricted: 10,
} as const

export type LocationErrorCode = (typeof locationErrorCodes)[keyof typeof locationErrorCodes]

/** What a page shows if it cannot find a place, and what the visitor can do. */
export interface LocationErrorView {
  code: LocationErrorCode
  message: string
  suggestions: readonly string[]
}

/** The suggestion for pages with lists of provinces and towns. Other pages replace it with `byHand`. */
const chooseByHand = 'Elegí la provincia y la ciudad de las listas.'
const inAMoment = 'Probá de nuevo en un momento.'

const views: Record<LocationErrorCode, Omit<LocationErrorView, 'code'>> = {
  1: {
    message: 'No tenemos permiso para ver tu ubicación.',
    suggestions: [
      'Permitila en tu navegador, con el ícono que está al lado de la dirección del sitio.',
      chooseByHand,
    ],
  },
  2: {
    message: 'Tu dispositivo no pudo saber dónde está.',
    suggestions: ['Fijate que la ubicación esté activada en tu dispositivo.', chooseByHand],
  },
  3: {
    message: 'Tu dispositivo tardó demasiado en decir dónde está.',
    suggestions: ['Probá de nuevo cerca de una ventana o al aire libre.', chooseByHand],
  },
  4: { message: 'No pudimos saber dónde estás.', suggestions: [inAMoment, chooseByHand] },
  5: {
    message: 'No pudimos convertir tu ubicación en una localidad.',
    suggestions: [inAMoment, chooseByHand],
  },
  6: {
    message: 'No pudimos conectarnos para buscar tu localidad.',
    suggestions: ['Revisá tu conexión a internet.', inAMoment],
  },
  7: {
    message: 'El sitio no pudo buscar tu localidad.',
    suggestions: [inAMoment, chooseByHand],
  },
  8: {
    message: 'No encontramos ninguna localidad de Argentina cerca de tu ubicación.',
    suggestions: [chooseByHand],
  },
  9: {
    message: 'Esa ubicación no es válida.',
    suggestions: ['Revisala y probá de nuevo.', chooseByHand],
  },
  10: {
    message: 'Tu navegador no deja usar la ubicación en esta página.',
    suggestions: ['Probá con otro navegador, o fuera del modo privado.', chooseByHand],
  },
}

/** The text for status 429, which shares its code with other failures of the server. */
const tooManyRequests = 'Demasiadas solicitudes. Esperá un momento antes de probar de nuevo.'

export class LocationError extends Error {
  constructor(
    readonly code: LocationErrorCode,
    readonly status?: number,
  ) {
    super(views[code].message)
    this.name = 'LocationError'
  }
}

/** Returns the texts for any error thrown while locating. `byHand` replaces the suggestion on a page without lists. */
export function locationErrorOf(error: unknown, byHand = chooseByHand): LocationErrorView {
  const { code, status } = error instanceof LocationError ? error : knownError(error)
  const { message, suggestions } = views[code]
  const view = {
    code,
    message,
    suggestions: suggestions.map((text) => (text === chooseByHand ? byHand : text)),
  }
  return status === 429 ? { ...view, message: tooManyRequests } : view
}

function knownError(error: unknown): LocationError {
  if (error instanceof ApiError) {
    return error.status === null ? new LocationError(locationErrorCodes.network) : ofStatus(error.status)
  }
  return ofMessage(error instanceof Error ? error.message : '')
}

/** Returns the error for a call refused with this status. */
function ofStatus(status: number): LocationError {
  if (status === 400 || status === 422) return new LocationError(locationErrorCodes.invalidAddress, status)
  if (status === 404) return new LocationError(locationErrorCodes.noResults, status)
  if (status === 429 || status >= 500) return new LocationError(locationErrorCodes.server, status)
  return new LocationError(locationErrorCodes.geocoding, status)
}

/** Patterns for errors of browsers and libraries, which reveal their kind only in their message. */
const words: readonly [RegExp, LocationErrorCode][] = [
  [/network|failed to fetch|conexi[oó]n|internet/i, locationErrorCodes.network],
  [/zero_results|no results|not found|sin resultados/i, locationErrorCodes.noResults],
  [/geocod/i, locationErrorCodes.geocoding],
]

const ofMessage = (message: string): LocationError =>
  new LocationError(words.find(([pattern]) => pattern.test(message))?.[1] ?? locationErrorCodes.unknown)
