/** Said where somebody typed a town and went on without choosing one. */
export const unchosenTownText = 'Elegí una localidad de la lista.'
