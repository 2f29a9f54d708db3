/** The query parameters that a mailed link may carry in addition to the token in its path. */
export const linkQueryNames = [
  'codigo',
  'prueba',
  'accion',
  'reporte',
  'respuesta',
  'trabajo',
  'estrellas',
] as const

/** The two values of `accion`: extend the request, or deny that the work is done. */
export const linkActions = { extend: 'extender', deny: 'no-fue-asi' } as const

/** The parameters as read from the address. They are untrusted, because anybody may have changed them. */
export type LinkQuery = Record<(typeof linkQueryNames)[number], string | null>

/** The parameters that a mail writes into the address. */
export type LinkAsk = Partial<Record<(typeof linkQueryNames)[number], string>>
