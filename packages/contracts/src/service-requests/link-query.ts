/** What a mail's link may ask of the client's page beside the token that it holds. */
export const linkQueryNames = [
  'codigo',
  'prueba',
  'accion',
  'reporte',
  'respuesta',
  'trabajo',
  'estrellas',
] as const

/** The two things that `accion` may ask: to let the request live longer, and to say that the work is not done. */
export const linkActions = { extend: 'extender', deny: 'no-fue-asi' } as const

/** As it came in the address, where anybody may have changed it. */
export type LinkQuery = Record<(typeof linkQueryNames)[number], string | null>

/** What a mail puts into the address. */
export type LinkAsk = Partial<Record<(typeof linkQueryNames)[number], string>>
