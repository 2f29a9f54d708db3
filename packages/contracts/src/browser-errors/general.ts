/** Error texts that every page that calls the server needs. The other files of this folder are for single pages. */
export const browserErrors = {
  rate_limited: {
    status: 429,
    text: 'Hiciste muchos intentos seguidos. Esperá un momento y probá de nuevo.',
  },
  internal: {
    status: 500,
    text: 'Ocurrió un error al procesar su solicitud. Por favor, intente de nuevo.',
  },
  unavailable: {
    status: 503,
    text: 'El sitio no está disponible en este momento. Probá de nuevo en unos minutos.',
  },
} as const
