import { limits } from './limits'
import { tooManyPhotos } from './text/too-many-photos'

/**
 * The errors whose words a browser has to know before any answer comes, a part of the table in errors.ts: the rest of it
 * would weigh several kilobytes on every page, and each answer brings its own words.
 */
export const browserErrors = {
  photo_type: { status: 422, text: 'Ese archivo no es una foto que podamos usar. Subí JPEG, PNG o WebP.' },
  photo_too_large: {
    status: 413,
    text: `La foto pesa más de ${limits.photoBytes / 1024 / 1024} MB. Probá con una más liviana.`,
  },
  too_many_photos: { status: 422, text: tooManyPhotos(limits.photosPerRequest) },
  photo_not_yours: { status: 422, text: 'Una de las fotos ya no está disponible. Volvé a subirla.' },
  rate_limited: {
    status: 429,
    text: 'Hiciste muchos intentos seguidos. Esperá un momento y probá de nuevo.',
    fixedMessage: 'Please wait before making another request',
  },
  internal: {
    status: 500,
    text: 'Ocurrió un error al procesar su solicitud. Por favor, intente de nuevo.',
    fixedMessage: 'An unexpected error occurred on the server',
  },
  unavailable: {
    status: 503,
    text: 'El sitio no está disponible en este momento. Probá de nuevo en unos minutos.',
    fixedMessage: 'The server is currently unavailable',
  },
} as const
