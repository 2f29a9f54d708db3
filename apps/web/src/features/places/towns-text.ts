/** The error of a field in which a town was typed but not chosen. */
export const unchosenTownText = 'Elegí una localidad de la lista.'
